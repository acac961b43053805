<?php
/**
 * The switchers of date, category, location, accessibility feature and search text: a plain form.
 *
 * @var string                            $id
 * @var \Marketday\Calendar\CalendarState $state
 * @var string                            $view
 * @var array<string, array<int, string>> $filters
 * @var list<int>                         $years
 */

use Marketday\Calendar\CalendarPage;
use Marketday\Calendar\CalendarState;
use Marketday\Calendar\EventTimes;
use Marketday\Calendar\Filled;

defined( 'ABSPATH' ) || exit;

$marketday_labels = [
	'mcat'   => [ __( 'Category', 'marketday' ), __( 'All categories', 'marketday' ) ],
	'loc'    => [ __( 'Venue', 'marketday' ), __( 'All venues', 'marketday' ) ],
	'access' => [ __( 'Accessibility', 'marketday' ), __( 'All events', 'marketday' ) ],
];
$marketday_chosen = [
	'mcat'   => 1 === count( $state->filter->categories ) ? $state->filter->categories[0] : 0,
	'loc'    => $state->filter->location,
	'access' => $state->filter->access,
];
[ $marketday_path, $marketday_query ] = explode( '?', CalendarPage::base(), 2 ) + [ '', '' ];
wp_parse_str( $marketday_query, $marketday_kept );
$marketday_kept += Filled::of( [
	'format' => $view === $state->view ? '' : (string) array_search( $state->view, CalendarState::FORMATS, true ),
	'time'   => 'week' === $state->span ? 'week' : '',
] );
?>
<details class="marketday-events-calendar__filters"<?php echo $state->filter->isEmpty() ? '' : ' open'; ?>>
	<summary><?php esc_html_e( 'Find events', 'marketday' ); ?></summary>
	<form
		method="get"
		action="<?php echo esc_url( '' === $marketday_path ? '/' : $marketday_path ); ?>"
		role="search"
		aria-label="<?php esc_attr_e( 'Find events', 'marketday' ); ?>">
		<?php foreach ( $marketday_kept as $marketday_name => $marketday_value ) : ?>
			<?php if ( is_string( $marketday_value ) ) : ?>
				<input type="hidden" name="<?php echo esc_attr( (string) $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
			<?php endif; ?>
		<?php endforeach; ?>
		<p class="marketday-field">
			<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-mcs"><?php esc_html_e( 'Search', 'marketday' ); ?></label>
			<input
				class="marketday-field__control"
				type="search"
				maxlength="100"
				id="<?php echo esc_attr( $id ); ?>-mcs"
				name="mcs"
				value="<?php echo esc_attr( $state->filter->search ); ?>">
		</p>
		<p class="marketday-field">
			<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-month"><?php esc_html_e( 'Month', 'marketday' ); ?></label>
			<select class="marketday-field__control" id="<?php echo esc_attr( $id ); ?>-month" name="month">
				<?php foreach ( range( 1, 12 ) as $marketday_month ) : ?>
					<option value="<?php echo esc_attr( (string) $marketday_month ); ?>"<?php
						echo (int) $state->day->format( 'n' ) === $marketday_month ? ' selected' : '';
					?>><?php
						echo esc_html( EventTimes::say( 'F', $state->day->setDate( 2026, $marketday_month, 1 ) ) );
					?></option>
				<?php endforeach; ?>
			</select>
		</p>
		<p class="marketday-field">
			<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-yr"><?php esc_html_e( 'Year', 'marketday' ); ?></label>
			<select class="marketday-field__control" id="<?php echo esc_attr( $id ); ?>-yr" name="yr">
				<?php foreach ( $years as $marketday_year ) : ?>
					<option value="<?php echo esc_attr( (string) $marketday_year ); ?>"<?php
						echo (int) $state->day->format( 'Y' ) === $marketday_year ? ' selected' : '';
					?>><?php
						echo esc_html( (string) $marketday_year );
					?></option>
				<?php endforeach; ?>
			</select>
		</p>
		<?php foreach ( $filters as $marketday_name => $marketday_options ) : ?>
			<p class="marketday-field">
				<label
					class="marketday-field__label"
					for="<?php echo esc_attr( "{$id}-{$marketday_name}" ); ?>"><?php echo esc_html( $marketday_labels[ $marketday_name ][0] ); ?></label>
				<select class="marketday-field__control" id="<?php echo esc_attr( "{$id}-{$marketday_name}" ); ?>" name="<?php echo esc_attr( $marketday_name ); ?>">
					<?php $marketday_value = $marketday_chosen[ $marketday_name ] ?? 0; ?>
					<option value=""<?php echo isset( $marketday_options[ $marketday_value ] ) ? '' : ' selected'; ?>><?php
						echo esc_html( $marketday_labels[ $marketday_name ][1] );
					?></option>
					<?php foreach ( $marketday_options as $marketday_term => $marketday_text ) : ?>
						<option value="<?php echo esc_attr( (string) $marketday_term ); ?>"<?php
							echo $marketday_value === $marketday_term ? ' selected' : '';
						?>><?php echo esc_html( $marketday_text ); ?></option>
					<?php endforeach; ?>
				</select>
			</p>
		<?php endforeach; ?>
		<?php if ( isset( $filters['loc'] ) ) : ?>
			<input type="hidden" name="ltype" value="id">
		<?php endif; ?>
		<p class="marketday-events-calendar__send">
			<button class="marketday-button" type="submit"><?php esc_html_e( 'Show events', 'marketday' ); ?></button>
			<?php if ( ! $state->filter->isEmpty() ) : ?>
				<a
					class="marketday-link"
					data-calendar-way="clear"
					rel="nofollow"
					href="<?php echo esc_url( CalendarPage::url( $state->unfiltered(), $view ) ); ?>"><?php esc_html_e( 'Clear filters', 'marketday' ); ?></a>
			<?php endif; ?>
		</p>
	</form>
</details>
