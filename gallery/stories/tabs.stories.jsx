import { ProductTabs } from '@marketday/blocks';
import { products } from './a-shop.js';

/** What there is to read of a product, in each of its states. */
export default { title: 'Tabs' };

const attribute = ( name, ...terms ) => ( {
	taxonomy: '',
	name,
	isChosen: false,
	terms: terms.map( ( term, id ) => ( { id, name: term, slug: term } ) ),
} );
const mug = {
	...products[ 0 ],
	descriptionHtml:
		'<p>A mug of enamelled steel that has been dropped before.</p><ul><li>For the dishwasher</li><li>350 ml</li></ul>',
	attributes: [
		attribute( 'Colour', 'Blue', 'White' ),
		attribute( 'Material', 'Steel' ),
	],
	rating: { average: 4.5, count: 12 },
};
const bare = { ...mug, attributes: [], rating: { average: 0, count: 0 } };
const care = {
	name: 'care',
	title: 'Care',
	content: <p>Wash it with what you have.</p>,
};

const story = ( props, more = {} ) => ( {
	render: () => <ProductTabs product={ mug } { ...props } />,
	...more,
} );
const opens = ( name ) => ( {
	play: async ( { canvas, userEvent } ) =>
		userEvent.click( await canvas.findByRole( 'tab', { name } ) ),
} );

// The documentation shows the source of these two.
export const Description = {
	render: () => <ProductTabs product={ mug } />,
};
export const AdditionalInformation = story(
	{},
	opens( 'Additional information' )
);
export const Reviews = {
	render: () => <ProductTabs product={ mug } />,
	...opens( 'Reviews (12)' ),
};
export const ReviewsShownOn = story(
	{},
	{
		play: async ( { canvas, userEvent } ) => {
			await userEvent.click(
				await canvas.findByRole( 'tab', { name: 'Reviews (12)' } )
			);
			await userEvent.click(
				await canvas.findByRole( 'button', { name: 'More reviews' } )
			);
		},
	}
);
export const ReviewsWaiting = story(
	{},
	{ ...opens( 'Reviews (12)' ), parameters: { isSlow: true } }
);
export const ReviewsRefused = story(
	{},
	{ ...opens( 'Reviews (12)' ), parameters: { isRefused: true } }
);
export const WithOneOfItsOwn = story( { more: [ care ] }, opens( 'Care' ) );
export const BelowEachOther = {
	render: () => (
		<div style={ { maxInlineSize: '18rem' } }>
			<ProductTabs product={ mug } />
		</div>
	),
};
export const OneAlone = story( { product: bare } );
export const FromTheRight = {
	render: () => (
		<div dir="rtl">
			<ProductTabs product={ mug } more={ [ care ] } />
		</div>
	),
};
