import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ADDRESSES } from '../../../tests/fakes/fake-shop';
import { renderInShop } from '../../../tests/render-in-shop';
import { showCardChoice } from './card-display';
import { CardOptions } from './card-options';
import { aMug, aVariation, COLOUR, SIZE } from './add-to-basket.test-helpers';

const FORM = `${ ADDRESSES.restUrl }marketday/v1/products/12/form`;

const colour = ( value: string, label: string ) => ( {
	...{ value, label },
	swatch: { colours: [ '#1d4f91' ], image: '' },
} );

const [ , size ] = aMug.attributes;
const colours = {
	name: COLOUR,
	label: 'Colour',
	options: [ colour( 'blue', 'Blue' ), colour( 'red', 'Red' ) ],
};
const picture = {
	src: 'https://shop.example/blue.jpg',
	srcset: '',
	sizes: '',
	alt: '',
	full_src: 'https://shop.example/blue.jpg',
};

/** A mug’s card: its price is £10, its button leads to its page. */
function show( { shown = 5, form = {} } = {} ) {
	const drawn = renderInShop(
		<div data-marketday-card="">
			<div data-marketday-picture="">
				<img src="https://shop.example/mug.jpg" alt="" />
			</div>
			<CardOptions
				productId={ 12 }
				name="Enamel mug"
				url="https://shop.example/product/enamel-mug/"
				attribute={ colours }
				chosen=""
				shown={ shown }
				onChoice={ showCardChoice }
			/>
			<p data-marketday-price="">£10</p>
			<a
				data-marketday-card-button=""
				data-marketday-card-link=""
				aria-label="Select options for “Enamel mug”"
				className="marketday-button marketday-button--quiet"
				href="https://shop.example/product/enamel-mug/"
			>
				Select options
			</a>
		</div>
	);
	drawn.fake.answer( FORM, {
		body: {
			...aMug,
			attributes: [ colours, size ],
			variations: [
				aVariation( 31, 'blue', 's', { image: picture } ),
				aVariation( 32, 'blue', 'l', {
					is_in_stock: false,
					image: picture,
				} ),
				aVariation( 33, 'red', 'l' ),
			],
			...form,
		},
	} );
	return drawn;
}

const swatch = ( name: string | RegExp ) =>
	screen.getByRole( 'radio', { name } );
const button = () => document.querySelector( 'a.marketday-button' );
const image = () => document.querySelector( 'img' );

describe( 'the options on a card', () => {
	it( 'ask for the form once, when a shopper turns to them', async () => {
		const { fake } = show();
		expect( fake.paths() ).toEqual( [] );

		fireEvent.pointerMove( swatch( 'Blue' ) );
		fireEvent.pointerMove( swatch( 'Red' ) );
		fireEvent.focus( swatch( 'Red' ) );

		await waitFor( () => expect( fake.paths() ).toHaveLength( 1 ) );
	} );

	it( 'show the image of a colour alone, and lead to the page with it', async () => {
		show();

		await userEvent.click( swatch( 'Blue' ) );

		await waitFor( () =>
			expect( image() ).toHaveAttribute( 'src', picture.src )
		);
		expect( button() ).toHaveTextContent( 'Select options' );
		expect( button() ).toHaveAttribute(
			'href',
			'https://shop.example/product/enamel-mug/?attribute_pa_colour=blue'
		);
	} );

	it( 'lay the other options over the picture: the card keeps its height', async () => {
		show();
		await userEvent.click( swatch( 'Blue' ) );

		expect(
			( await screen.findByLabelText( 'Size' ) ).closest(
				'.marketday-card-options__over'
			)
		).toContainElement( screen.getByRole( 'status' ) );
	} );

	it( 'make the button add the variation once all is chosen, with its price', async () => {
		show();
		await userEvent.click( swatch( 'Blue' ) );

		await userEvent.selectOptions(
			await screen.findByLabelText( 'Size' ),
			's'
		);

		expect( button() ).toHaveTextContent( 'Add to basket' );
		expect( button() ).toHaveClass( 'wopb-loop-add-to-cart-button' );
		expect( button() ).toHaveAccessibleName(
			'Add to basket: “Enamel mug”'
		);
		expect( button() ).toHaveAttribute( 'data-variation_id', '31' );
		expect( button() ).toHaveAttribute(
			'data-variation',
			JSON.stringify( { [ COLOUR ]: 'blue', [ SIZE ]: 's' } )
		);
		expect( screen.getByText( '£31.00' ) ).toBeVisible();
	} );

	it( 'show how long the price of the variation still holds', async () => {
		const deal = '<div class="marketday-deal" role="timer">Sale ends</div>';
		show( {
			form: {
				variations: [
					aVariation( 31, 'blue', 's', { wopb_deal: deal } ),
				],
			},
		} );
		await userEvent.click( swatch( 'Blue' ) );
		const field = await screen.findByLabelText( 'Size' );

		await userEvent.selectOptions( field, 's' );
		expect( screen.getByRole( 'timer' ) ).toBeVisible();

		await userEvent.selectOptions( field, '' );
		expect( screen.queryByRole( 'timer' ) ).toBeNull();
	} );

	it( 'let the button be as it was where the variation is sold out, and say so', async () => {
		show();
		await userEvent.click( swatch( 'Blue' ) );

		await userEvent.selectOptions(
			await screen.findByLabelText( 'Size' ),
			'l'
		);

		expect( button() ).toHaveTextContent( 'Select options' );
		expect( button() ).not.toHaveAttribute( 'data-variation' );
		expect(
			within( screen.getByRole( 'status' ) ).getByText( 'Out of stock' )
		).toBeVisible();
	} );

	it( 'bring everything back when the choice is taken back', async () => {
		show();
		await userEvent.click( swatch( 'Blue' ) );
		await userEvent.selectOptions(
			await screen.findByLabelText( 'Size' ),
			's'
		);

		await userEvent.click( swatch( 'Blue' ) );

		expect( screen.getByText( '£10' ) ).toBeVisible();
		expect( button() ).toHaveTextContent( 'Select options' );
		expect( button() ).toHaveClass( 'marketday-button--quiet' );
	} );

	it( 'keep a choice that was made before the form came', async () => {
		const { fake } = show();
		let send: ( value: object ) => void = () => {};
		fake.answer( FORM, async () => ( {
			body: await new Promise( ( resolve ) => ( send = resolve ) ),
		} ) );
		await userEvent.click( swatch( 'Red' ) );
		expect( swatch( 'Red' ) ).toBeChecked();

		await waitFor( () => expect( fake.paths() ).toHaveLength( 1 ) );
		send( { ...aMug, attributes: [ colours, size ] } );

		expect( await screen.findByLabelText( 'Size' ) ).toBeVisible();
		expect( swatch( 'Red' ) ).toBeChecked();
	} );

	it( 'show so many values, and the rest on request', async () => {
		show( { shown: 1 } );
		expect( screen.getAllByRole( 'radio' ) ).toHaveLength( 1 );

		await userEvent.click(
			screen.getByRole( 'link', { name: '1 more of Colour: Enamel mug' } )
		);

		expect( screen.getAllByRole( 'radio' ) ).toHaveLength( 2 );
	} );
} );
