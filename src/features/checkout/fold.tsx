import { classes } from '@marketday/ui';
import { type ReactNode, useState } from 'react';

/**
 * A field that most shoppers leave empty: one line to press, until it is wanted or holds something. What was opened stays open,
 * whatever is typed.
 */
export function Fold( {
	label,
	hint,
	isWanted,
	className,
	children,
}: {
	label: string;
	/** Hint behind the label, e.g. '(optional)'. */
	hint: string;
	/** The field holds something, or something is wrong with it. */
	isWanted: boolean;
	className?: string;
	children: ReactNode;
} ) {
	const [ isOpen, setOpen ] = useState( isWanted );
	if ( isWanted && ! isOpen ) {
		setOpen( true );
	}
	return (
		<details
			className={ classes( 'marketday-fold', className ) }
			open={ isOpen }
			onToggle={ ( event ) => setOpen( event.currentTarget.open ) }
		>
			<summary>
				{ label }
				<span className="marketday-field__optional">
					{ ` ${ hint }` }
				</span>
			</summary>
			{ children }
		</details>
	);
}
