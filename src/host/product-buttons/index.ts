export {
	addProductButton,
	listMemory,
	markButtons,
	type ProductButtonActions,
	startProductButtons,
} from './product-buttons';
