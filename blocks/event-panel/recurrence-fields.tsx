import {
	CheckboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { PanelProps } from './event-data';
import {
	type Frequency,
	monthDays,
	parseRule,
	type Recurrence,
	WEEKDAYS,
	WEEKLY,
	writeRule,
} from './recurrence';

const PLAIN = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** Names of weekdays in the editor's language, Monday first. */
const weekdayNames = () =>
	WEEKDAYS.map( ( _, index ) =>
		new Intl.DateTimeFormat( document.documentElement.lang || 'en', {
			weekday: 'long',
			timeZone: 'UTC',
		} ).format( new Date( Date.UTC( 2024, 0, 1 + index ) ) )
	);

interface RuleProps {
	rule: Recurrence;
	start: string;
	set: ( changed: Partial< Recurrence > ) => void;
}

function Weekdays( { rule, start, set }: RuleProps ) {
	const names = weekdayNames();
	const own = WEEKDAYS[ monthDays( start ).weekday ] ?? 'MO';
	const chosen = rule.weekdays.length > 0 ? rule.weekdays : [ own ];
	return (
		<fieldset>
			<legend>{ __( 'On', 'marketday' ) }</legend>
			{ WEEKDAYS.map( ( day, index ) => (
				<CheckboxControl
					key={ day }
					label={ names[ index ] ?? day }
					checked={ chosen.includes( day ) }
					onChange={ ( isOn ) =>
						set( {
							weekdays: isOn
								? [ ...chosen, day ]
								: chosen.filter( ( one ) => one !== day ),
						} )
					}
					__nextHasNoMarginBottom
				/>
			) ) }
		</fieldset>
	);
}

function MonthDay( { rule, start, set }: RuleProps ) {
	const { weekday, nth, isLast, date } = monthDays( start );
	const name = weekdayNames()[ weekday ] ?? '';
	const day = WEEKDAYS[ weekday ];
	const options = [
		{
			value: '',
			/* translators: %d: a day of the month. */
			label: sprintf( __( 'Day %d of the month', 'marketday' ), date ),
		},
		{
			value: `${ nth }${ day }`,
			label: sprintf(
				/* translators: 1: a number from 1 to 5. 2: a weekday. */
				__( '%2$s number %1$d of the month', 'marketday' ),
				nth,
				name
			),
		},
		...( isLast
			? [
					{
						value: `-1${ day }`,
						label: sprintf(
							/* translators: %s: a weekday. */
							__( 'Last %s of the month', 'marketday' ),
							name
						),
					},
			  ]
			: [] ),
	];
	return (
		<SelectControl
			label={ __( 'On', 'marketday' ) }
			value={ rule.monthDay }
			options={
				options.some( ( { value } ) => value === rule.monthDay )
					? options
					: [
							...options,
							{ value: rule.monthDay, label: rule.monthDay },
					  ]
			}
			onChange={ ( monthDay ) => set( { monthDay } ) }
			{ ...PLAIN }
		/>
	);
}

function End( { rule, set }: RuleProps ) {
	return (
		<>
			<SelectControl
				label={ __( 'Ends', 'marketday' ) }
				value={ rule.ends }
				options={ [
					{ value: 'never', label: __( 'Never', 'marketday' ) },
					{ value: 'until', label: __( 'On a date', 'marketday' ) },
					{
						value: 'count',
						label: __( 'After a number of times', 'marketday' ),
					},
				] }
				onChange={ ( ends ) =>
					set( { ends: ends as Recurrence[ 'ends' ] } )
				}
				{ ...PLAIN }
			/>
			{ rule.ends === 'until' && (
				<TextControl
					label={ __( 'Last day', 'marketday' ) }
					type="date"
					value={ rule.until }
					onChange={ ( until ) => set( { until } ) }
					{ ...PLAIN }
				/>
			) }
			{ rule.ends === 'count' && (
				<TextControl
					label={ __( 'Times', 'marketday' ) }
					type="number"
					min={ 1 }
					max={ 1000 }
					value={ String( rule.count ) }
					onChange={ ( count ) => set( { count: Number( count ) } ) }
					{ ...PLAIN }
				/>
			) }
		</>
	);
}

/** The event's recurrence, built in words; a rule from elsewhere that has more to it stays as it is written. */
export function RecurrenceFields( { event, change }: PanelProps ) {
	const rule = event.rrule ? parseRule( event.rrule ) : null;
	const isOwn = event.rrule !== '' && ! rule;
	const set = ( changed: Partial< Recurrence > ) =>
		change( {
			rrule: writeRule( { ...( rule ?? WEEKLY ), ...changed } ),
		} );
	return (
		<>
			<SelectControl
				label={ __( 'Repeats', 'marketday' ) }
				value={ isOwn ? 'own' : rule?.frequency ?? '' }
				options={ [
					{ value: '', label: __( 'Doesn’t repeat', 'marketday' ) },
					{ value: 'DAILY', label: __( 'Daily', 'marketday' ) },
					{ value: 'WEEKLY', label: __( 'Weekly', 'marketday' ) },
					{ value: 'MONTHLY', label: __( 'Monthly', 'marketday' ) },
					{ value: 'YEARLY', label: __( 'Yearly', 'marketday' ) },
					...( isOwn
						? [
								{
									value: 'own',
									label: __( 'Custom rule', 'marketday' ),
								},
						  ]
						: [] ),
				] }
				onChange={ ( frequency ) =>
					frequency === ''
						? change( { rrule: '' } )
						: set( {
								frequency: frequency as Frequency,
								weekdays: [],
								monthDay: '',
						  } )
				}
				{ ...PLAIN }
			/>
			{ isOwn && (
				<TextControl
					label={ __( 'Rule (RRULE)', 'marketday' ) }
					value={ event.rrule }
					onChange={ ( rrule ) => change( { rrule } ) }
					{ ...PLAIN }
				/>
			) }
			{ rule && (
				<>
					<TextControl
						label={ __( 'Interval', 'marketday' ) }
						type="number"
						min={ 1 }
						max={ 100 }
						value={ String( rule.interval ) }
						onChange={ ( interval ) =>
							set( {
								interval: Math.max( 1, Number( interval ) ),
							} )
						}
						{ ...PLAIN }
					/>
					{ rule.frequency === 'WEEKLY' && (
						<Weekdays
							rule={ rule }
							start={ event.start }
							set={ set }
						/>
					) }
					{ rule.frequency === 'MONTHLY' && (
						<MonthDay
							rule={ rule }
							start={ event.start }
							set={ set }
						/>
					) }
					<End rule={ rule } start={ event.start } set={ set } />
				</>
			) }
		</>
	);
}
