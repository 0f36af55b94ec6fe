/** Address and names of each sheet of icons; see `tools/icons.ts`. */
declare module "virtual:icons" {
  const list: readonly (readonly [address: string, names: string])[];
  export default list;
}
