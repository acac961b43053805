<?php
/**
 * Coming events as a table: found, sorted, paged and taken along by plain forms and links.
 *
 * @var string                                      $id
 * @var list<\Marketday\Events\Calendar\ShownEvent>        $events
 * @var int                                         $total
 * @var int                                         $first  The place of the first one shown, from 1.
 * @var int                                         $page
 * @var int                                         $pages
 * @var int                                         $length
 * @var string                                      $order
 * @var bool                                        $isDown
 * @var string                                      $search
 * @var \Closure(array<string, string|int>): string $address
 * @var string                                      $feed   Address of the file with all that are found.
 */

use Marketday\Events\Calendar\EventTable;
use Marketday\Events\Calendar\EventTimes;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\RuleFormatter;

defined( 'ABSPATH' ) || exit;

[ $marketday_path, $marketday_query ] = explode( '?', $address( [] ), 2 ) + [ '', '' ];
wp_parse_str( $marketday_query, $marketday_kept );
[ $marketday_home, $marketday_all ] = explode( '?', $feed, 2 ) + [ '', '' ];
wp_parse_str( $marketday_all, $marketday_found );
$marketday_columns = [
	'date'  => __( 'Date', 'marketday' ),
	'title' => __( 'Event', 'marketday' ),
];
$marketday_near = array_unique( array_filter(
	[ 1, $page - 1, $page, $page + 1, $pages ],
	static fn ( int $marketday_one ): bool => $marketday_one >= 1 && $marketday_one <= $pages
) );
sort( $marketday_near );
$marketday_menu = '<select class="marketday-field__control" id="' . esc_attr( "{$id}-length" ) . '" name="events-length">';
foreach ( EventTable::LENGTHS as $marketday_length ) {
	$marketday_menu .= '<option' . ( $marketday_length === $length ? ' selected' : '' ) . '>' . $marketday_length . '</option>';
}
$marketday_menu .= '</select>';
/* translators: %s: a menu of numbers. */
[ $marketday_before, $marketday_after ] = explode( '%s', __( 'Show %s entries', 'marketday' ), 2 ) + [ '', '' ];
?>
<form
	class="marketday-events-table__find" data-table-form
	method="get"
	action="<?php echo esc_url( '' === $marketday_path ? '/' : $marketday_path ); ?>"
	role="search"
	aria-label="<?php esc_attr_e( 'Find events', 'marketday' ); ?>">
	<?php foreach ( array_diff_key( $marketday_kept, array_flip( [ 'events-length', 'events-search' ] ) ) as $marketday_name => $marketday_value ) : ?>
		<?php if ( is_string( $marketday_value ) ) : ?>
			<input type="hidden" name="<?php echo esc_attr( (string) $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
		<?php endif; ?>
	<?php endforeach; ?>
	<p class="marketday-field">
		<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-search"><?php esc_html_e( 'Search', 'marketday' ); ?></label>
		<input
			class="marketday-field__control"
			type="search"
			maxlength="100"
			id="<?php echo esc_attr( $id ); ?>-search"
			name="events-search"
			value="<?php echo esc_attr( $search ); ?>">
	</p>
	<p class="marketday-field is-length">
		<label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-length"><?php
			echo esc_html( trim( $marketday_before ) );
		?><span class="marketday-hidden"> <?php echo esc_html( trim( $marketday_after ) ); ?></span></label>
		<?php echo $marketday_menu; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made. ?>
	</p>
	<button class="marketday-button marketday-button--quiet" type="submit"><?php esc_html_e( 'Show events', 'marketday' ); ?></button>
</form>
<?php if ( [] === $events ) : ?>
	<p role="status"><?php
		echo esc_html( '' === $search ? __( 'No data available in table', 'marketday' ) : __( 'No matching records found', 'marketday' ) );
	?></p>
<?php else : ?>
	<div class="marketday-events-table__scroll">
		<table>
			<caption class="marketday-hidden"><?php esc_html_e( 'Upcoming events', 'marketday' ); ?></caption>
			<thead>
				<tr>
					<th scope="col" class="marketday-events-table__pick"><span class="marketday-hidden"><?php esc_html_e( 'Selected', 'marketday' ); ?></span></th>
					<?php foreach ( $marketday_columns as $marketday_key => $marketday_label ) : ?>
						<?php $marketday_is = $marketday_key === $order; ?>
						<th scope="col"<?php echo $marketday_is ? ' aria-sort="' . ( $isDown ? 'descending' : 'ascending' ) . '"' : ''; ?>><a
							data-table-way="sort-<?php echo esc_attr( $marketday_key ); ?>"
							rel="nofollow"
							href="<?php echo esc_url( $address( [ 'events-sort' => ( $marketday_is && ! $isDown ? '-' : '' ) . $marketday_key ] ) ); ?>"><?php
								echo esc_html( $marketday_label );
							?> <span aria-hidden="true"><?php
								echo esc_html( $marketday_is ? ( $isDown ? '▾' : '▴' ) : '↕' );
							?></span></a></th>
					<?php endforeach; ?>
					<th scope="col"><?php esc_html_e( 'Venue', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Category', 'marketday' ); ?></th>
				</tr>
			</thead>
			<tbody>
				<?php foreach ( $events as $marketday_event ) : ?>
					<?php $marketday_state = $marketday_event->status->label(); ?>
					<tr data-end="<?php echo esc_attr( (string) $marketday_event->end->getTimestamp() ); ?>">
						<td class="marketday-events-table__pick"><label><input
							type="checkbox"
							name="events[]"
							value="<?php echo esc_attr( (string) $marketday_event->post->ID ); ?>"
							form="<?php echo esc_attr( $id ); ?>-take"><span class="marketday-hidden"><?php echo esc_html( $marketday_event->title() ); ?></span></label></td>
						<td>
							<?php
							echo esc_html( EventTimes::whole( $marketday_event, wp_timezone() ) );
							if ( EventTimes::isElsewhere( $marketday_event, wp_timezone() ) ) :
								?>
								<span class="marketday-events-table__note"><?php echo esc_html( EventTimes::elsewhere( $marketday_event, wp_timezone() ) ); ?></span>
							<?php endif; ?>
							<?php if ( null !== $marketday_event->schedule->rule ) : ?>
								<span class="marketday-events-table__note">
									<?php echo esc_html( RuleFormatter::say( $marketday_event->schedule->rule, $marketday_event->start ) ); ?>
								</span>
							<?php endif; ?>
						</td>
						<th scope="row"><a href="<?php echo esc_url( $marketday_event->url() ); ?>"><?php echo esc_html( $marketday_event->title() ); ?></a><?php
							echo '' === $marketday_state ? '' : ' <strong>' . esc_html( $marketday_state ) . '</strong>';
						?></th>
						<td><?php echo esc_html( $marketday_event->isOnline() ? __( 'Online', 'marketday' ) : $marketday_event->venue()->name ?? '' ); ?></td>
						<td><?php
							echo esc_html( implode(
								', ',
								array_map(
									static fn ( WP_Term $marketday_term ): string => html_entity_decode( $marketday_term->name, ENT_QUOTES ),
									$marketday_event->terms( EventType::CATEGORY )
								)
							) );
						?></td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
	</div>
	<div class="marketday-events-table__foot">
		<p class="marketday-events-table__info" data-table-info>
			<?php
			/* translators: 1: place of the first event shown. 2: of the last. 3: number of all. */
			echo esc_html( sprintf( __( 'Showing %1$d to %2$d of %3$d entries', 'marketday' ), $first, $first + count( $events ) - 1, $total ) );
			?>
		</p>
		<?php if ( $pages > 1 ) : ?>
			<nav aria-label="<?php esc_attr_e( 'Table pages', 'marketday' ); ?>">
				<ul class="marketday-events-table__pages">
					<?php foreach ( $marketday_near as $marketday_place => $marketday_page ) : ?>
						<?php if ( $marketday_place > 0 && $marketday_page > $marketday_near[ $marketday_place - 1 ] + 1 ) : ?>
							<li aria-hidden="true"><span>…</span></li>
						<?php endif; ?>
						<li><a
							data-table-way="page-<?php echo esc_attr( (string) $marketday_page ); ?>"
							rel="nofollow"<?php echo $marketday_page === $page ? ' aria-current="page"' : ''; ?>
							href="<?php echo esc_url( $address( [ 'events-page' => 1 === $marketday_page ? '' : $marketday_page ] ) ); ?>"><span class="marketday-hidden"><?php
								esc_html_e( 'Page', 'marketday' );
							?> </span><?php
								echo esc_html( (string) $marketday_page );
							?></a></li>
					<?php endforeach; ?>
				</ul>
			</nav>
		<?php endif; ?>
	</div>
	<form
		class="marketday-events-table__take"
		id="<?php echo esc_attr( $id ); ?>-take" data-table-take
		method="get"
		action="<?php echo esc_url( $marketday_home ); ?>">
		<?php foreach ( [ 'marketday-ics' => 'chosen' ] + $marketday_found as $marketday_name => $marketday_value ) : ?>
			<?php if ( is_string( $marketday_value ) ) : ?>
				<input type="hidden" name="<?php echo esc_attr( (string) $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
			<?php endif; ?>
		<?php endforeach; ?>
		<label class="marketday-choice"><input type="checkbox" name="all" value="1"> <?php esc_html_e( 'Select all pages', 'marketday' ); ?></label>
		<button class="marketday-button marketday-button--quiet" type="reset"><?php esc_html_e( 'Clear Selection.', 'marketday' ); ?></button>
		<button class="marketday-button" type="submit"><?php esc_html_e( 'Download selected (.ics)', 'marketday' ); ?></button>
		<span data-table-count role="status"></span>
	</form>
<?php endif; ?>
