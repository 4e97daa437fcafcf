/** Names of a vacancy and its building. */
interface Placed {
  readonly buildingName: string;
  readonly name: string;
}

/** First word of building names like 'Корпус 2', which is lower-cased inside a sentence. */
const wordAndNumber = /^(?:Корпус|Здание|Блок|Строение|Склад|Секция|Очередь|Литера)(?= )/;

/** Building name inside a sentence: 'корпус 7'. */
export function buildingInSentence(buildingName: string): string {
  return buildingName.replace(wordAndNumber, (word) => word.toLocaleLowerCase('ru'));
}

/** Vacancy name that is unique in the complex: 'корпус 7, 9-Ж'. */
export function nameInComplex({ buildingName, name }: Placed): string {
  return `${buildingInSentence(buildingName)}, ${name}`;
}

/** Name and building, to follow the word 'вакансия': 'вакансия 9-Ж, корпус 7'. */
export function nameAndBuilding({ buildingName, name }: Placed): string {
  return `${name}, ${buildingInSentence(buildingName)}`;
}
