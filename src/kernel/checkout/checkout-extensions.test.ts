import { createCheckoutExtensions } from './checkout-extensions';

describe( 'checkout extensions', () => {
	it( 'collect the data of each namespace, without those that have none', async () => {
		const extensions = createCheckoutExtensions();
		extensions.registerData( {
			namespace: 'woocommerce/order-attribution',
			collect: () => ( { source_type: 'typein' } ),
		} );
		extensions.registerData( { namespace: 'rcfwc', collect: () => null } );

		expect( await extensions.collect() ).toEqual( {
			'woocommerce/order-attribution': { source_type: 'typein' },
		} );
	} );

	it( 'stop the order when one of them throws', async () => {
		const extensions = createCheckoutExtensions();
		extensions.registerData( {
			namespace: 'rcfwc',
			collect: () =>
				Promise.reject( new Error( 'Please solve the captcha.' ) ),
		} );

		await expect( extensions.collect() ).rejects.toThrow(
			'Please solve the captcha.'
		);
	} );

	it( 'know a payment method by its id, the last registration counts', () => {
		const extensions = createCheckoutExtensions();
		const second = { id: 'card', Fields: () => null };
		extensions.registerPayment( { id: 'card' } );
		extensions.registerPayment( second );

		expect( extensions.payment( 'card' ) ).toBe( second );
		expect( extensions.payment( 'bacs' ) ).toBeUndefined();
	} );
} );

describe( 'the form of a checkout', () => {
	const aForm = () => ( { order: jest.fn(), refuse: jest.fn() } );

	it( 'is known while it is alive', () => {
		const extensions = createCheckoutExtensions();
		const form = aForm();

		expect( extensions.form() ).toBeNull();
		const close = extensions.openForm( form );
		expect( extensions.form() ).toBe( form );
		close();
		expect( extensions.form() ).toBeNull();
	} );

	it( 'is the newer one, also when the older goes after that has come', () => {
		const extensions = createCheckoutExtensions();
		const [ first, second ] = [ aForm(), aForm() ];

		const close = extensions.openForm( first );
		extensions.openForm( second );
		close();

		expect( extensions.form() ).toBe( second );
	} );
} );
