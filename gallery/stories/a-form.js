/** What the form of a product is made of, and the same with a colour to choose. */
export const form = {
	productId: 1,
	name: 'Enamel mug',
	action: '#',
	basketUrl: '#basket',
	buttonText: 'Add to basket',
	successMessage: 'Added.',
	soldIndividually: false,
	minimum: 1,
	maximum: 9,
	step: 1,
	attributes: [],
	variations: [],
	chosen: {},
	found: null,
};

const swatch = ( value, colour ) => ( {
	value,
	label: value,
	swatch: { colours: [ colour ], image: '' },
} );
const variation = ( id, colour, isThere ) => ( {
	variation_id: id,
	attributes: { attribute_pa_colour: colour },
	is_purchasable: true,
	is_in_stock: isThere,
	variation_is_visible: true,
	variation_is_active: true,
	price_html: '<span class="price">£12.00</span>',
	min_qty: 1,
	max_qty: '',
} );

export const formWithSwatches = {
	...form,
	attributes: [
		{
			name: 'attribute_pa_colour',
			label: 'Colour',
			options: [
				swatch( 'blue', '#4682b4' ),
				swatch( 'red', '#cd5c5c' ),
			],
		},
	],
	variations: [ variation( 7, 'blue', true ), variation( 8, 'red', false ) ],
	chosen: { attribute_pa_colour: '' },
};
