import { __ } from '@marketday/kernel';

import type { ChoiceAttribute, Swatch } from './form-props';

/** Background of a swatch; '' for a label. */
function swatchBackground( { colours, image }: Swatch ): string {
	if ( image ) {
		const address = image
			.replaceAll( '\\', '%5C' )
			.replaceAll( '"', '%22' );
		return `url("${ address }") center/cover`;
	}
	const [ first = '', second = '' ] = colours;
	return second
		? `linear-gradient(135deg,${ first } 50%,${ second } 50%)`
		: first;
}

interface SwatchesProps {
	/** Name of the radio buttons. */
	name: string;
	options: ChoiceAttribute[ 'options' ];
	/** Label of the group: its words, or the id of what says them. */
	label?: string | undefined;
	labelledBy?: string | undefined;
	chosen: string;
	/** False for what is never made. */
	isMade: ( value: string ) => boolean;
	/** False for what comes with other values only than those chosen. */
	isFit: ( value: string ) => boolean;
	isSoldOut: ( value: string ) => boolean;
	onChoose: ( value: string ) => void;
}

/** The values of an attribute as radio buttons that look like them. Choosing what is chosen takes the choice back. */
export function Swatches( {
	name,
	options,
	label: groupLabel,
	labelledBy,
	chosen,
	isMade,
	isFit,
	isSoldOut,
	onChoose,
}: SwatchesProps ) {
	return (
		<div
			className="marketday-swatches"
			role="radiogroup"
			aria-label={ groupLabel }
			aria-labelledby={ labelledBy }
		>
			{ options.map( ( { value, label, swatch } ) => {
				const look = swatch ? swatchBackground( swatch ) : '';
				const isApart = isMade( value ) && ! isFit( value );
				return (
					<label
						key={ value }
						className={
							'marketday-swatch' +
							( look ? '' : ' marketday-swatch--label' ) +
							( isApart ? ' marketday-swatch--apart' : '' )
						}
					>
						<input
							className="marketday-swatch__input"
							type="radio"
							name={ name }
							value={ value }
							disabled={ ! isMade( value ) }
							checked={ value === chosen }
							onChange={ () => onChoose( value ) }
							onClick={ () => value === chosen && onChoose( '' ) }
						/>
						{ look && (
							<span
								className="marketday-swatch__look"
								style={ { background: look } }
							/>
						) }
						<span className="marketday-swatch__name">
							{ label }
						</span>
						{ isApart && (
							<span className="marketday-hidden">
								{ __( 'with different options', 'marketday' ) }
							</span>
						) }
						{ isSoldOut( value ) && (
							<span className="marketday-swatch__state">
								{ __( 'sold out', 'marketday' ) }
							</span>
						) }
					</label>
				);
			} ) }
		</div>
	);
}
