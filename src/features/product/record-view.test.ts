import { recordView } from './record-view';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a view of a product', () => {
	it( 'is told three seconds after the page has loaded', async () => {
		document.body.className = 'single single-product postid-12';
		const send = jest.fn().mockResolvedValue( [] );

		recordView( send, jest.fn() );
		jest.advanceTimersByTime( 2999 );
		expect( send ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );

		expect( send ).toHaveBeenCalledWith( 12 );
	} );

	it( 'counts no product that is only shown on another page', () => {
		document.body.className = 'page postid-12';
		const send = jest.fn();

		recordView( send, jest.fn() );
		jest.advanceTimersByTime( 5000 );

		expect( send ).not.toHaveBeenCalled();
	} );

	it( 'tells the console when it cannot be told', async () => {
		document.body.className = 'single single-product postid-12';
		const failed = jest.fn();

		recordView( () => Promise.reject( new Error( 'Gone' ) ), failed );
		await jest.advanceTimersByTimeAsync( 3000 );

		expect( failed ).toHaveBeenCalledWith( new Error( 'Gone' ) );
	} );
} );
