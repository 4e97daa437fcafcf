export function PropertiesTable(_: object) { return null; }
