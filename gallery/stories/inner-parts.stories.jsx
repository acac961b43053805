import { RemovedNotice } from '@marketday/kernel/lines';
import { CodeForm, Field, OfferList, ProgressBar } from '@marketday/ui';
import { products } from './a-shop.js';

/** Parts of which the features are made, and which no door offers. */
export default { title: 'Inner parts' };

const nothing = () => {};
const code = {
	summary: 'Have a coupon?',
	action: '#',
	hidden: {},
	name: 'coupon',
	label: 'Coupon code',
	buttonLabel: 'Apply',
	value: '',
	problem: '',
	isBusy: false,
	onType: nothing,
	onSubmit: nothing,
};

export const Code = { render: () => <CodeForm { ...code } /> };
export const CodeAtFault = {
	render: () => (
		<CodeForm
			{ ...code }
			value="NONE"
			problem="This coupon does not exist."
		/>
	),
};
export const Progress = {
	render: () => (
		<ProgressBar text="£4.00 more for free delivery" percent={ 60 } />
	),
};
export const ProgressDone = {
	render: () => <ProgressBar text="Delivery is free." percent={ 100 } />,
};
export const Undone = {
	render: () => (
		<RemovedNotice
			removed={ { key: 'mug', name: 'Enamel mug' } }
			undo={ nothing }
		/>
	),
};
export const Offers = {
	render: () => (
		<OfferList
			heading="Goes well with it"
			level={ 2 }
			offers={ products.slice( 0, 2 ).map( ( { id, name, images } ) => ( {
				id,
				name,
				url: '#product',
				src: images[ 0 ].src,
				price: '£12.00',
				regularPrice: id === 2 ? '£15.00' : '',
				label: 'Add',
				description: `Add to basket: ${ name }`,
				message: 'Added.',
				isAddable: true,
			} ) ) }
		/>
	),
};
export const PasswordField = {
	render: () => (
		<Field
			id="password"
			label="Password"
			type="password"
			value="a secret"
			onChange={ nothing }
			toggle={ { show: 'Show password', hide: 'Hide password' } }
		/>
	),
};
