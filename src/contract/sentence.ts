/** Content says what is wrong with files in sentences too, so the module stands there, below the contract. */
export * from '../content/sentence';
