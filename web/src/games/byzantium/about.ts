import type { About } from "../board";
import picture from "./picture.webp";

export const about: About = { place: 1, picture, courses: ["byzantium"] };
