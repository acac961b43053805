import {
	AmountList,
	ChoiceList,
	Dialog,
	Field,
	NoticeList,
	QuantityInput,
	Toast,
} from '@marketday/blocks';

export default { title: 'Parts' };

const nothing = () => {};
const quantity = {
	minimum: 1,
	maximum: 9,
	step: 1,
	label: 'Quantity',
	decreaseLabel: 'One less',
	increaseLabel: 'One more',
	onChange: nothing,
};

export const Amounts = {
	render: () => (
		<AmountList
			rows={ [
				{ id: 'a', label: 'Subtotal', amount: '£24.00', note: '' },
				{
					id: 'total',
					label: 'Total',
					amount: '£27.60',
					note: 'includes £4.00 VAT',
				},
			] }
		/>
	),
};
export const Choices = {
	render: () => (
		<ChoiceList
			name="rate"
			legend="Delivery"
			chosen="a"
			onChoose={ nothing }
			choices={ [
				{ value: 'a', label: 'Post', detail: '£3.60' },
				{ value: 'b', label: 'Collect', detail: 'Free' },
			] }
		/>
	),
};
export const OpenDialog = {
	render: () => (
		<Dialog isOpen onClose={ nothing } title="Basket" closeLabel="Close">
			<p>Two mugs.</p>
		</Dialog>
	),
};
export const TextField = {
	render: () => (
		<Field id="city" label="City" value="London" onChange={ nothing } />
	),
};
export const FieldAtFault = {
	render: () => (
		<Field
			id="city"
			label="City"
			value=""
			error="Please enter a city."
			onChange={ nothing }
		/>
	),
};
export const Notices = {
	render: () => (
		<NoticeList
			notices={ [
				{ kind: 'error', message: 'This has sold out.' },
				{ kind: 'success', message: 'Saved.' },
			] }
		/>
	),
};
export const Quantity = {
	render: () => <QuantityInput { ...quantity } quantity={ 2 } />,
};
export const QuantityAtItsEnd = {
	render: () => <QuantityInput { ...quantity } quantity={ 9 } />,
};
export const Message = {
	render: () => (
		<Toast duration={ 600000 } onClose={ nothing }>
			Added to your basket.
		</Toast>
	),
};
