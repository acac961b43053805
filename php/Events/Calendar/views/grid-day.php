<?php
/**
 * A day of a grid.
 *
 * @var array<string, mixed> $marketday_day
 */

defined( 'ABSPATH' ) || exit;

$marketday_rest  = $marketday_day['rest'];
$marketday_class = ( $marketday_day['isToday'] ? ' is-today' : '' )
	. ( $marketday_day['isOutside'] ? ' is-outside' : '' )
	. ( $marketday_day['isChosen'] ? ' is-chosen' : '' )
	. ( $marketday_day['hasEvents'] ? ' has-events' : '' );
?>
<td
	class="marketday-events-calendar__cell<?php echo esc_attr( $marketday_class ); ?>"
	data-date="<?php echo esc_attr( $marketday_day['date'] ); ?>"
	data-label="<?php echo esc_attr( $marketday_day['label'] ); ?>"<?php echo $marketday_day['isToday'] ? ' aria-current="date"' : ''; ?>>
	<?php if ( null === $marketday_day['way'] ) : ?>
		<span class="marketday-events-calendar__number"><span class="marketday-hidden"><?php
			echo esc_html( $marketday_day['name'] );
		?></span><span aria-hidden="true"><?php
			echo esc_html( $marketday_day['number'] );
		?></span></span>
	<?php else : ?>
		<a
			class="marketday-events-calendar__number"
			rel="nofollow"
			data-calendar-way="<?php echo esc_attr( $marketday_day['way']['key'] ); ?>"
			href="<?php echo esc_url( $marketday_day['way']['url'] ); ?>"><span class="marketday-hidden"><?php
				echo esc_html( $marketday_day['name'] );
			?></span><span aria-hidden="true"><?php
				echo esc_html( $marketday_day['number'] );
			?></span></a>
	<?php endif; ?>
	<?php
	foreach ( $marketday_day['events'] as $marketday_event ) {
		require __DIR__ . '/grid-event.php';
	}
	?>
	<?php if ( null !== $marketday_rest ) : ?>
		<details class="marketday-events-calendar__more">
			<summary><?php
				echo esc_html( $marketday_rest['before'] );
			?><span class="marketday-hidden"><?php
				echo esc_html( $marketday_rest['hidden'] );
			?></span><?php
				echo esc_html( $marketday_rest['after'] );
			?></summary>
			<?php
			foreach ( $marketday_rest['events'] as $marketday_event ) {
				require __DIR__ . '/grid-event.php';
			}
			?>
			<?php if ( null !== $marketday_rest['way'] ) : ?>
				<a
					rel="nofollow"
					data-calendar-way="<?php echo esc_attr( $marketday_rest['way']['key'] ); ?>"
					href="<?php echo esc_url( $marketday_rest['way']['url'] ); ?>"><?php echo esc_html( $marketday_rest['way']['label'] ); ?></a>
			<?php endif; ?>
		</details>
	<?php endif; ?>
</td>
