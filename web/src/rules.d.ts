declare module "*.md?rules" {
  const rules: {
    title: string;
    chapters: { title: string; intro: string; rules: { id: string; html: string }[] }[];
  };
  export default rules;
}
