import { __, useMarketday } from '@marketday/kernel';
import { useCoreState, useOwnCore } from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { type FormEvent, forwardRef, useId, useState } from 'react';

import {
	createNewsletterStore,
	type NewsletterStore,
} from './newsletter-store';

export interface NewsletterFormProps {
	/** Words of the box that is ticked; they are kept with the consent. */
	consent?: string | undefined;
	/** Ids of lists; the shop's own choice without it. */
	lists?: readonly number[] | undefined;
	store?: NewsletterStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** An address, a box to tick and a button. */
export const NewsletterForm = forwardRef<
	HTMLFormElement,
	NewsletterFormProps
>( function Subscription( props, ref ) {
	const shop = useMarketday();
	const consent =
		props.consent ??
		__(
			'Send me news and offers by e-mail. I can leave at any time.',
			'marketday'
		);
	const { lists } = props;
	const store = useOwnCore( {
		given: props.store,
		wishes: [ shop, lists, consent ],
		make: () => createNewsletterStore( { shop, lists, consent } ),
	} );
	const { status, problem } = useCoreState( store );
	const [ email, setEmail ] = useState( '' );
	// A tick is for the words that stood beside it.
	const [ agreedTo, setAgreedTo ] = useState( '' );
	const id = useId();
	const send = ( event: FormEvent ) => {
		event.preventDefault();
		void store.signUp( email.trim() );
	};
	return (
		<form
			ref={ ref }
			className={ classes(
				'marketday-newsletter-form marketday-newsletter-form--library',
				props.className
			) }
			onSubmit={ send }
		>
			<div className="marketday-field">
				<label className="marketday-field__label" htmlFor={ id }>
					{ __( 'E-mail address', 'marketday' ) }
				</label>
				<input
					id={ id }
					className="marketday-field__control"
					type="email"
					autoComplete="email"
					required
					aria-describedby={ problem ? `${ id }-problem` : undefined }
					aria-invalid={ problem !== '' || undefined }
					value={ email }
					onChange={ ( event ) => setEmail( event.target.value ) }
				/>
			</div>
			<label className="marketday-newsletter-form__consent">
				<input
					type="checkbox"
					required
					checked={ agreedTo === consent }
					onChange={ ( event ) =>
						setAgreedTo( event.target.checked ? consent : '' )
					}
				/>{ ' ' }
				{ consent }
			</label>
			<button
				type="submit"
				className="marketday-button"
				aria-busy={ status === 'sending' || undefined }
			>
				{ __( 'Subscribe', 'marketday' ) }
			</button>
			<p role="status">
				{ status === 'sent' &&
					__(
						'Please look into your mail and confirm your address.',
						'marketday'
					) }
			</p>
			{ problem && (
				<p
					className="marketday-problem"
					id={ `${ id }-problem` }
					role="alert"
				>
					{ problem }
				</p>
			) }
		</form>
	);
} );
