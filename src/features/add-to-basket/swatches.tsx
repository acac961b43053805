import { __ } from '@marketday/kernel';

import type { ChoiceAttribute, Swatch } from './form-props';

/** What a swatch is painted with; '' for a label. */
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

interface SwatchesProps extends ChoiceAttribute {
	/** The select's; its label's is this with `-label`. */
	id: string;
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
	id,
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
			aria-labelledby={ `${ id }-label` }
		>
			{ options.map( ( { value, label, swatch }, index ) => {
				const look = swatch ? swatchBackground( swatch ) : '';
				const isApart = isMade( value ) && ! isFit( value );
				return (
					<span
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
							id={ `${ id }-${ index }` }
							name={ `swatch_${ name }` }
							value={ value }
							disabled={ ! isMade( value ) }
							checked={ value === chosen }
							onChange={ () => onChoose( value ) }
							onClick={ () => value === chosen && onChoose( '' ) }
						/>
						<label
							className="marketday-swatch__label"
							htmlFor={ `${ id }-${ index }` }
						>
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
									{ __( 'with other options', 'marketday' ) }
								</span>
							) }
							{ isSoldOut( value ) && (
								<span className="marketday-swatch__state">
									{ __( 'sold out', 'marketday' ) }
								</span>
							) }
						</label>
					</span>
				);
			} ) }
		</div>
	);
}
