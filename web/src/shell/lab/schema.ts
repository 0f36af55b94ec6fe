/** A JSON schema as a form needs it: what a place may hold, and what stands there first. */

export type Value = unknown;
export type Table = Record<string, Value>;

export interface Shape {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: (string | number)[];
  anyOf?: Shape[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  required?: string[];
  items?: Shape;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  default?: Value;
  $defs?: Record<string, Shape>;
}

export type Kind =
  | "text"
  | "number"
  | "yes"
  | "choice"
  | "words"
  | "list"
  | "table"
  | "map"
  | "either"
  | "tagged"
  | "any";

/** The shape behind a reference, without "or nothing". */
export function plain(shape: Shape, root: Shape): Shape {
  if (shape.$ref) return plain(root.$defs?.[shape.$ref.slice("#/$defs/".length)] ?? {}, root);
  const some = shape.anyOf?.filter((each) => each.type !== "null");
  if (some?.length === 1 && some[0]) return plain(some[0], root);
  return some && shape.anyOf ? { ...shape, anyOf: some } : shape;
}

/** How a place is filled in. */
export function kindOf(shape: Shape): Kind {
  if (shape.enum) return "choice";
  if (shape.anyOf) return shape.discriminator ? "tagged" : "either";
  if (shape.type === "boolean") return "yes";
  if (shape.type === "integer" || shape.type === "number") return "number";
  if (shape.type === "string") return "text";
  if (shape.type === "array") return "list";
  if (shape.type === "object" && shape.title === "Name") return "words";
  if (shape.type === "object") return shape.properties ? "table" : "map";
  return "any";
}

/** What stands in a new place. */
export function fresh(shape: Shape, root: Shape): Value {
  const is = plain(shape, root);
  switch (kindOf(is)) {
    case "choice":
      return is.enum?.[0];
    case "number":
      return is.minimum ?? 0;
    case "yes":
      return false;
    case "text":
      return "";
    case "list":
      return Array.from({ length: is.minItems ?? 0 }, () => fresh(is.items ?? {}, root));
    case "words":
      return { en: "" };
    case "table":
      return Object.fromEntries((is.required ?? []).map((key) => [key, fresh(is.properties?.[key] ?? {}, root)]));
    case "either":
    case "tagged":
      return fresh(is.anyOf?.[0] ?? {}, root);
    default:
      return {};
  }
}

/** Which of several shapes a value has, by the kind of value it is. */
export function whichOf(shapes: readonly Shape[], value: Value, root: Shape): number {
  const found = shapes.findIndex((each) => fits(plain(each, root), value));
  return Math.max(0, found);
}

function fits(shape: Shape, value: Value): boolean {
  if (shape.enum) return shape.enum.includes(value as string);
  switch (shape.type) {
    case "integer":
    case "number":
      return typeof value === "number";
    case "string":
      return typeof value === "string";
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value);
    default:
      return typeof value === "object" && value !== null && !Array.isArray(value);
  }
}

/** What a choice between shapes is called. */
export function called(shape: Shape, root: Shape): string {
  const is = plain(shape, root);
  if (is.enum) return is.enum.join(" / ");
  return is.title ?? is.type ?? "…";
}

/** The place of a part, as the loader's messages write it: lists count from 1. */
export function inside(path: string, key: string | number): string {
  if (typeof key === "number") return `${path}[${key + 1}]`;
  return path ? `${path}.${key}` : key;
}
