import { useEffect, useRef } from 'react';

import { __ } from '../i18n';

interface EmptyListProps {
	className: string;
	title: string;
	/** Hint on how products come here. */
	hint: string;
	/** Address to go on; '' for no link. */
	shopUrl: string;
	/** True if what had the focus has just gone. */
	takesFocus: boolean;
}

/** A list of products with nothing on it. */
export function EmptyList( {
	className,
	title,
	hint,
	shopUrl,
	takesFocus,
}: EmptyListProps ) {
	const link = useRef< HTMLAnchorElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			link.current?.focus();
		}
	}, [ takesFocus ] );
	return (
		<div className={ className }>
			<p>
				<strong>{ title }</strong>
			</p>
			<p>{ hint }</p>
			{ shopUrl && (
				<p>
					<a
						ref={ link }
						className="marketday-button"
						href={ shopUrl }
					>
						{ __( 'Browse the shop', 'marketday' ) }
					</a>
				</p>
			) }
		</div>
	);
}
