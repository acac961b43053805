import { classes } from '@marketday/ui';
import { type ComponentProps, createElement, useContext } from 'react';

import { elementProps } from './element-props';
import type { ChoiceField, Part, SubmitButton, TextField } from './form-state';
import { SendingContext } from './sending-context';
import { useFaults } from './use-validation';

function Faults( { of }: { of: TextField | ChoiceField } ) {
	const { id, error } = of;
	const { faults, list } = useFaults( of );
	const isWrong = !! faults && faults.length > 0;
	return (
		<div className="marketday-newsletter__faults" id={ `${ id }-errors` }>
			{ faults === undefined && error && (
				<p className="marketday-field__error" id={ `${ id }-error` }>
					{ error }
				</p>
			) }
			{ faults !== undefined && (
				<ul
					className={ classes(
						'parsley-errors-list',
						isWrong && 'filled'
					) }
					id={ list }
					hidden={ ! isWrong }
				>
					{ faults?.map( ( { rule, message } ) => (
						<li key={ rule } className={ `parsley-${ rule }` }>
							{ message }
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

function Control( { field }: { field: TextField } ) {
	const { as, id, name, value, options, attributes } = field;
	const { mark, ...aria } = useFaults( field );
	const props = {
		...elementProps( attributes ),
		id,
		name,
		className: classes( 'marketday-field__control', mark ),
		'aria-invalid': aria[ 'aria-invalid' ],
		'aria-describedby': aria[ 'aria-describedby' ],
		// An empty choice is the first one by itself.
		defaultValue: as === 'select' ? value || undefined : value,
	};
	return as === 'select' ? (
		<select { ...props }>
			{ options.map( ( option ) => (
				<option key={ option.value } value={ option.value }>
					{ option.label }
				</option>
			) ) }
		</select>
	) : (
		createElement( as, props )
	);
}

function Text( { field }: { field: TextField } ) {
	const { id, label, optional } = field;
	return (
		<div className="marketday-field">
			<label className="marketday-field__label" htmlFor={ id }>
				{ optional ? `${ label } ` : label }
				{ optional && (
					<span className="marketday-field__optional">
						{ optional }
					</span>
				) }
			</label>
			<Control field={ field } />
			<Faults of={ field } />
		</div>
	);
}

/** Boxes and radio buttons are answered as one: all of them say what is wrong. */
function Choices( { field }: { field: ChoiceField } ) {
	const { id, type, name, legend, choices, error } = field;
	const { faults, mark, ...aria } = useFaults( field );
	const isOfServer = faults === undefined && !! error;
	const marks = ! legend || ! isOfServer;
	const boxes = choices.map( ( choice ) => (
		<div key={ choice.value } className="marketday-choice">
			<input
				{ ...elementProps( choice.attributes ) }
				type={ type }
				id={ choice.id }
				name={ name }
				value={ choice.value }
				defaultChecked={ choice.isChosen }
				className={ mark }
				aria-invalid={ marks ? aria[ 'aria-invalid' ] : undefined }
				aria-describedby={
					marks ? aria[ 'aria-describedby' ] : undefined
				}
			/>
			<label htmlFor={ choice.id }>{ choice.label }</label>
		</div>
	) );
	return (
		<>
			{ legend ? (
				<fieldset
					className="marketday-choices"
					aria-describedby={
						isOfServer ? `${ id }-error` : undefined
					}
				>
					<legend className={ legend.className }>
						{ legend.text }
					</legend>
					{ boxes }
				</fieldset>
			) : (
				boxes
			) }
			<Faults of={ field } />
		</>
	);
}

function Submit( { label }: SubmitButton ) {
	const isSending = useContext( SendingContext );
	return (
		<button
			type="submit"
			className="marketday-button"
			aria-busy={ isSending || undefined }
		>
			{ label }
		</button>
	);
}

function Inner( { part }: { part: Exclude< Part, string > } ) {
	switch ( part.kind ) {
		case 'text':
			return <Text field={ part } />;
		case 'choices':
			return <Choices field={ part } />;
		case 'submit':
			return <Submit { ...part } />;
		case 'around':
			return <Parts parts={ part.parts } />;
		case 'foreign':
			return null;
	}
}

/** A tick is for the words that stood beside it. */
function keyOf( part: Exclude< Part, string >, place: number ) {
	const words =
		part.kind === 'choices' && ! part.legend
			? part.choices[ 0 ]?.label ?? ''
			: '';
	return 'name' in part ? `${ part.name } ${ words }` : place;
}

/** Fields and what stands around them, in their order. */
export function Parts( { parts }: { parts: readonly Part[] } ) {
	return (
		<>
			{ parts.map( ( part, place ) => {
				if ( typeof part === 'string' ) {
					return part;
				}
				const { tag, attributes } =
					'tag' in part
						? part
						: { tag: 'div', attributes: part.wrapper };
				const props: ComponentProps< 'div' > =
					elementProps( attributes );
				return part.kind === 'foreign'
					? createElement( tag, {
							...props,
							key: place,
							// Its owner's scripts change it.
							dangerouslySetInnerHTML: { __html: part.html },
							suppressHydrationWarning: true,
					  } )
					: createElement(
							tag,
							{ ...props, key: keyOf( part, place ) },
							<Inner part={ part } />
					  );
			} ) }
		</>
	);
}
