/** A vacancy and its building. */
interface Placed {
  readonly buildingName: string;
  readonly name: string;
}

/** Building names of a word and a number, lower-cased inside a sentence: 'корпус 2'. */
const wordAndNumber = /^(?:Корпус|Здание|Блок|Строение|Склад|Секция|Очередь|Литера)(?= )/;

/** 'корпус 7' */
export function buildingInSentence(buildingName: string): string {
  return buildingName.replace(wordAndNumber, (word) => word.toLocaleLowerCase('ru'));
}

/** 'корпус 7, 9-Ж': a vacancy name that is unique in the complex. */
export function nameInComplex({ buildingName, name }: Placed): string {
  return `${buildingInSentence(buildingName)}, ${name}`;
}

/** The same after the word: 'вакансия 9-Ж, корпус 7'. */
export function nameAndBuilding({ buildingName, name }: Placed): string {
  return `${name}, ${buildingInSentence(buildingName)}`;
}
