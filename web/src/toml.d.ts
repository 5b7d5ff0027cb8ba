declare module "*.toml?toml" {
  const table: Record<string, unknown>;
  export default table;
}
