/** `@marketday/blocks/compare`: products side by side. */
export {
	CompareButton,
	type CompareButtonProps,
	type CompareStore,
	CompareTable,
	type CompareTableProps,
	createCompareStore,
} from './compare';
