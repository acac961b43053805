import { showAdded } from './show-added';

function aButton(): HTMLElement {
	document.body.innerHTML =
		'<a class="marketday-button" aria-label="Add to basket: “Mug”"><b>Add</b> to basket</a>';
	return document.querySelector( 'a' ) as HTMLElement;
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'says on the button that it was added, and its own words again after a while', () => {
	const button = aButton();

	showAdded( button );
	expect( button ).toHaveTextContent( /^Added$/ );
	expect( button ).toHaveClass( 'added' );
	expect( button ).not.toHaveClass( 'is-rested' );
	expect( button ).not.toHaveAttribute( 'aria-label' );

	jest.advanceTimersByTime( 10_000 );
	expect( button.innerHTML ).toBe( '<b>Add</b> to basket' );
	expect( button ).toHaveAttribute( 'aria-label', 'Add to basket: “Mug”' );
	expect( button ).toHaveClass( 'added', 'is-rested' );
} );

it( 'does not take ‘Added’ for the button’s own words where it was pressed again meanwhile', () => {
	const button = aButton();

	showAdded( button );
	jest.advanceTimersByTime( 1000 );
	showAdded( button );
	jest.advanceTimersByTime( 10_000 );

	expect( button ).toHaveTextContent( /^Add to basket$/ );
} );

it( 'leaves the words that a choice on the card has given it meanwhile', () => {
	const button = aButton();

	showAdded( button );
	button.textContent = 'Select options';
	jest.advanceTimersByTime( 10_000 );

	expect( button ).toHaveTextContent( /^Select options$/ );
	expect( button ).not.toHaveAttribute( 'aria-label' );
} );
