import { enhanceGroupedForm, wantedProducts } from './grouped-form';

function aForm() {
	const form = document.createElement( 'form' );
	form.innerHTML = `
		<input type="number" name="quantity[21]" value="2">
		<input type="number" name="quantity[22]" value="">
		<input type="checkbox" name="quantity[23]" value="1" checked>
		<input type="checkbox" name="quantity[24]" value="1">
		<button type="submit">Add to basket</button>`;
	form.submit = jest.fn();
	document.body.append( form );
	return form;
}

const send = async ( form: HTMLFormElement ) => {
	const event = new Event( 'submit', { cancelable: true } );
	form.dispatchEvent( event );
	await new Promise( ( done ) => setTimeout( done ) );
	return event;
};

describe( 'wantedProducts', () => {
	it( 'leaves out products without a quantity', () => {
		expect( wantedProducts( aForm() ) ).toEqual( [
			{ product_id: 21, quantity: 2 },
			{ product_id: 23, quantity: 1 },
		] );
	} );
} );

describe( 'enhanceGroupedForm', () => {
	const showAdded = jest.fn();

	it( 'adds the products one at a time, in order', async () => {
		const form = aForm();
		const add = jest.fn( async () => true );
		enhanceGroupedForm( form, add, showAdded );

		const event = await send( form );

		expect( event.defaultPrevented ).toBe( true );
		expect(
			add.mock.calls.map( ( [ fields ]: unknown[] ) => fields )
		).toEqual( [
			{ product_id: 21, quantity: 2 },
			{ product_id: 23, quantity: 1 },
		] );
		expect( showAdded ).toHaveBeenCalledWith(
			form.querySelector( 'button' )
		);
	} );

	it( 'counts up from none and back, as far as the stock goes', () => {
		const form = document.createElement( 'form' );
		form.innerHTML = `
			<div class="marketday-quantity">
				<button type="button" data-step="-1"></button>
				<input type="number" name="quantity[21]" min="0" max="2" step="1">
				<button type="button" data-step="1"></button>
			</div>`;
		enhanceGroupedForm( form, jest.fn(), showAdded );
		const [ less, more ] = form.querySelectorAll( 'button' );
		const input = form.querySelector( 'input' );
		expect( less ).toBeDisabled();

		more?.click();
		more?.click();
		expect( input ).toHaveValue( 2 );
		expect( more ).toBeDisabled();

		less?.click();
		less?.click();
		expect( input ).toHaveValue( 0 );
		expect( less ).toBeDisabled();
		expect( more ).toBeEnabled();
	} );

	it( 'stops where an addition sends the shopper elsewhere', async () => {
		const form = aForm();
		const add = jest.fn( async () => false );
		enhanceGroupedForm( form, add, showAdded );

		await send( form );

		expect( add ).toHaveBeenCalledTimes( 1 );
		expect( form.querySelector( 'button' ) ).not.toHaveClass( 'added' );
	} );

	it( 'sends the plain form where nothing is chosen or the shop does not answer', async () => {
		const empty = aForm();
		empty
			.querySelectorAll( 'input' )
			.forEach( ( input ) => input.remove() );
		const offline = aForm();
		const add = () => Promise.reject( new Error( 'offline' ) );
		enhanceGroupedForm( empty, add, showAdded );
		enhanceGroupedForm( offline, add, showAdded );

		expect( ( await send( empty ) ).defaultPrevented ).toBe( false );
		await send( offline );

		expect( offline.submit ).toHaveBeenCalledTimes( 1 );
	} );
} );
