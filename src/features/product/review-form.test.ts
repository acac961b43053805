import { fireEvent, screen } from '@testing-library/dom';

import { enhanceReviewForm } from './review-form';

const FORM = `
	<form novalidate><fieldset>
		${ [ 1, 2, 3, 4, 5 ]
			.map(
				( star ) =>
					`<label><input type="radio" name="rating" value="${ star }" required data-parsley-errors-container=".marketday-rating__problem" data-parsley-required-message="Please select a rating">${ star } of 5 stars</label>`
			)
			.join( '' ) }
		<div class="marketday-rating__problem" role="alert" data-message="Please select a rating"></div>
	</fieldset>
	<div class="marketday-field"><label for="comment">Your review</label><textarea id="comment" name="comment" required>Keeps tea warm.</textarea></div>
	<div class="marketday-field"><label for="email">E-mail</label><input type="email" id="email" name="email"
		data-parsley-type-message="A whole address, please."></div>
	<button>Submit review</button></form>`;

const sent = jest.fn( ( event: Event ) => event.preventDefault() );

beforeEach( () => {
	sent.mockClear();
	document.body.innerHTML = FORM;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	enhanceReviewForm( form );
	form.addEventListener( 'submit', sent );
} );
const send = () => fireEvent.click( screen.getByText( 'Submit review' ) );

it( 'sends no review without a rating, says why, and goes to the stars', () => {
	send();

	expect( sent ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Please select a rating'
	);
	expect( screen.getByLabelText( '1 of 5 stars' ) ).toHaveFocus();
} );

it( 'takes the message away when a star is chosen, and sends the review', () => {
	send();

	fireEvent.click( screen.getByLabelText( '4 of 5 stars' ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( '' );
	send();

	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends a review without a rating where none is required', () => {
	document
		.querySelectorAll( 'input' )
		.forEach( ( star ) => ( star.required = false ) );

	send();

	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'says beside each field what is wrong with it, while one types', () => {
	fireEvent.click( screen.getByLabelText( '4 of 5 stars' ) );
	const email = screen.getByLabelText( 'E-mail' );
	fireEvent.input( email, { target: { value: 'ann@' } } );

	expect( email ).toHaveAccessibleDescription( 'A whole address, please.' );
	expect( email ).toBeInvalid();
	fireEvent.input( email, { target: { value: 'ann@example.com' } } );
	expect( email ).not.toBeInvalid();

	fireEvent.input( screen.getByLabelText( 'Your review' ), {
		target: { value: '' },
	} );
	send();
	expect( sent ).not.toHaveBeenCalled();
	expect(
		screen.getByLabelText( 'Your review' )
	).toHaveAccessibleDescription( 'Your review is a required field.' );
} );
