import { isPlainClick } from '@marketday/behaviour';
import { type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

export interface OfferedCurrency {
	readonly code: string;
	/** Name as it is shown, such as '€ EUR'. */
	readonly name: string;
	/** Address where it is chosen without scripts; '' where nothing is. */
	readonly href: string;
}

export interface CurrencyChoiceProps {
	/** Label of the choice. */
	readonly label: string;
	/** True if the label is seen, too. */
	readonly showLabel: boolean;
	/** All of them at once, not behind the one that is shown. */
	readonly isList: boolean;
	readonly currencies: readonly OfferedCurrency[];
	/** Code of the one that prices are in. */
	readonly shown: string;
	readonly onChoose: ( code: string ) => void;
}

/** Its button has the focus then. */
function close( details: HTMLDetailsElement | null ) {
	if ( details?.open ) {
		details.open = false;
		details.querySelector( 'summary' )?.focus();
	}
}

function Offer( {
	of: { code, name, href },
	...props
}: Pick< CurrencyChoiceProps, 'shown' | 'onChoose' > & {
	of: OfferedCurrency;
} ) {
	const texts = {
		'data-currency': code,
		'aria-current': code === props.shown ? ( 'true' as const ) : undefined,
	};
	const choose = ( event: MouseEvent< HTMLElement > ) => {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			close( event.currentTarget.closest( 'details' ) );
			props.onChoose( code );
		}
	};
	return href ? (
		<a { ...texts } href={ href } rel="nofollow" onClick={ choose }>
			{ name }
		</a>
	) : (
		<button type="button" { ...texts } onClick={ choose }>
			{ name }
		</button>
	);
}

function closeByKey( {
	key,
	currentTarget,
}: KeyboardEvent< HTMLDetailsElement > ) {
	if ( key === 'Escape' ) {
		close( currentTarget );
	}
}

function Closable( {
	label,
	showLabel,
	name,
	children,
}: Pick< CurrencyChoiceProps, 'label' | 'showLabel' > & {
	name: string;
	children: ReactNode;
} ) {
	return (
		// The keys are those of what is in it.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<details
			className="marketday-currency__details"
			onKeyDown={ closeByKey }
		>
			<summary className="marketday-currency__selected wopb-selected-currency">
				<span
					className={
						showLabel
							? 'marketday-currency__label'
							: 'screen-reader-text'
					}
				>
					{ label }
				</span>
				<span>{ name }</span>
			</summary>
			{ children }
		</details>
	);
}

/** The currencies a visitor may choose from, and the one that is chosen. */
export function CurrencyChoice( props: CurrencyChoiceProps ) {
	const { label, showLabel, isList, currencies, shown } = props;
	const now = currencies.find( ( { code } ) => code === shown );
	const list = (
		<ul
			className="marketday-currency__list wopb-select-container"
			aria-label={ label }
		>
			{ currencies.map( ( one ) => (
				<li key={ one.code }>
					<Offer
						of={ one }
						shown={ shown }
						onChoose={ props.onChoose }
					/>
				</li>
			) ) }
		</ul>
	);
	if ( ! isList ) {
		const { name = '' } = now ?? currencies[ 0 ] ?? {};
		return <Closable { ...{ label, showLabel, name } }>{ list }</Closable>;
	}
	return (
		<>
			{ showLabel && (
				<span className="marketday-currency__label" aria-hidden="true">
					{ label }
				</span>
			) }
			{ list }
		</>
	);
}
