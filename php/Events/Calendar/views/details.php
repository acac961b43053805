<?php
/**
 * An event's facts: when, where, with whom and for how much.
 *
 * @var \Marketday\Events\Calendar\ShownEvent       $event
 * @var bool                                 $isOver
 * @var list<\Marketday\Events\Calendar\ShownEvent> $dates   Further dates.
 * @var string                               $recurs
 * @var \Marketday\Engine\Contract\Product|null        $product The ticket.
 * @var list<array{string, string}>          $links
 * @var string                               $data    JSON-LD, as a script element.
 */

use Marketday\Events\Calendar\EventStatus;
use Marketday\Events\Calendar\EventTimes;
use Marketday\Events\Calendar\EventType;

defined( 'ABSPATH' ) || exit;

$marketday_zone   = $event->start->getTimezone();
$marketday_site   = wp_timezone();
$marketday_venue  = $event->venue();
$marketday_state  = $event->status->label();
$marketday_access = $event->terms( EventType::ACCESS );
$marketday_opens  = EventStatus::Cancelled !== $event->status && ! $isOver;
// A page may be kept for longer than the event lasts: its script sees to what stands here only until then.
$marketday_end = (string) $event->end->getTimestamp();
?>
<div
	class="marketday-event-details__body"
	data-event-title="<?php echo esc_attr( $event->title() ); ?>"
	data-event-summary="<?php echo esc_attr( $event->summary() ); ?>"
	style="--event-colour:<?php echo esc_attr( $event->colour()->hex ); ?>">
	<?php if ( '' !== $marketday_state || $isOver ) : ?>
		<p class="marketday-event-details__state is-<?php echo esc_attr( $event->status->value ); ?>">
			<strong><?php echo esc_html( '' !== $marketday_state ? $marketday_state : __( 'This event has ended.', 'marketday' ) ); ?></strong>
			<?php
			echo esc_html( match ( $event->status ) {
				EventStatus::Cancelled => __( 'This event isn’t going ahead.', 'marketday' ),
				EventStatus::Postponed => __( 'We’ll announce a new date.', 'marketday' ),
				default                => '',
			} );
			?>
		</p>
	<?php endif; ?>
	<?php if ( '' === $marketday_state && ! $isOver ) : ?>
		<p class="marketday-event-details__state" data-end="<?php echo esc_attr( $marketday_end ); ?>" hidden>
			<strong><?php esc_html_e( 'This event has ended.', 'marketday' ); ?></strong>
		</p>
	<?php endif; ?>
	<dl class="marketday-event-details__facts">
		<div class="is-when">
			<dt><?php esc_html_e( 'When', 'marketday' ); ?></dt>
			<dd><div class="marketday-event-details__when"<?php echo $event->isAllDay() ? '' : ' data-marketday-island="event-when"'; ?>><?php
				if ( $event->isAllDay() ) :
					?><span class="marketday-event-details__date"><?php echo esc_html( EventTimes::whole( $event, $marketday_zone ) ); ?></span><?php
				else :
					?><time
						class="marketday-event-details__date" data-event-dated
						datetime="<?php echo esc_attr( $event->start->format( DATE_ATOM ) ); ?>"
						data-event-end="<?php echo esc_attr( $event->end->format( DATE_ATOM ) ); ?>"><?php
							echo esc_html( EventTimes::whole( $event, $marketday_zone ) );
						?></time><?php
				endif;
				if ( EventTimes::isElsewhere( $event, $marketday_site ) ) :
					?><span class="marketday-event-details__zone"><?php echo esc_html( EventTimes::zone( $event->start ) ); ?></span><?php
				endif;
				if ( '' !== $recurs ) :
					?><span class="marketday-event-details__recurs"><?php echo esc_html( $recurs ); ?></span><?php
				endif;
				?></div></dd>
		</div>
		<?php if ( null !== $marketday_venue || $event->isOnline() || '' !== $event->text( 'onlineUrl' ) ) : ?>
			<div>
				<dt><?php esc_html_e( 'Where', 'marketday' ); ?></dt>
				<dd>
					<?php if ( null !== $marketday_venue && EventStatus::Online !== $event->status ) : ?>
						<span class="marketday-event-details__venue"><?php echo esc_html( $marketday_venue->name ); ?></span>
						<?php if ( '' !== $marketday_venue->shownAddress() ) : ?>
							<span class="marketday-event-details__address" dir="auto"><?php echo esc_html( $marketday_venue->shownAddress() ); ?></span>
						<?php endif; ?>
						<?php if ( $marketday_venue->hasPlace() || '' !== $marketday_venue->address() ) : ?>
							<?php $marketday_map = $marketday_venue->hasPlace() ? "https://www.openstreetmap.org/?mlat={$marketday_venue->fields['latitude']}&mlon={$marketday_venue->fields['longitude']}#map=17/{$marketday_venue->fields['latitude']}/{$marketday_venue->fields['longitude']}" : 'https://www.openstreetmap.org/search?query=' . rawurlencode( $marketday_venue->address() ); ?>
							<a
								class="marketday-event-details__map"
								rel="noopener nofollow"
								href="<?php echo esc_url( $marketday_map ); ?>"><?php esc_html_e( 'View on map', 'marketday' ); ?></a>
						<?php endif; ?>
					<?php endif; ?>
					<?php if ( $event->isOnline() || '' !== $event->text( 'onlineUrl' ) ) : ?>
						<?php if ( '' !== $event->text( 'onlineUrl' ) ) : ?>
							<a rel="noopener nofollow" href="<?php echo esc_url( $event->text( 'onlineUrl' ) ); ?>"><?php esc_html_e( 'Join online', 'marketday' ); ?></a>
						<?php else : ?>
							<?php esc_html_e( 'Online', 'marketday' ); ?>
						<?php endif; ?>
					<?php endif; ?>
				</dd>
			</div>
		<?php endif; ?>
		<?php if ( '' !== $event->text( 'organiser' ) ) : ?>
			<div>
				<dt><?php esc_html_e( 'Organiser', 'marketday' ); ?></dt>
				<dd>
					<?php if ( '' !== $event->text( 'organiserUrl' ) ) : ?>
						<a href="<?php echo esc_url( $event->text( 'organiserUrl' ) ); ?>"><?php echo esc_html( $event->text( 'organiser' ) ); ?></a>
					<?php else : ?>
						<?php echo esc_html( $event->text( 'organiser' ) ); ?>
					<?php endif; ?>
				</dd>
			</div>
		<?php endif; ?>
		<?php if ( '' !== $event->text( 'cost' ) || null !== $product ) : ?>
			<div>
				<dt><?php esc_html_e( 'Cost', 'marketday' ); ?></dt>
				<dd>
					<?php echo null !== $product ? wp_kses_post( $product->price()->html ) : esc_html( $event->text( 'cost' ) ); ?>
					<?php if ( null !== $product && '' !== $product->stock->text ) : ?>
						<span class="marketday-event-details__stock"><?php echo esc_html( $product->stock->text ); ?></span>
					<?php endif; ?>
				</dd>
			</div>
		<?php endif; ?>
		<?php if ( '' !== $event->text( 'capacity' ) ) : ?>
			<div>
				<dt><?php esc_html_e( 'Places', 'marketday' ); ?></dt>
				<dd><?php echo esc_html( $event->text( 'capacity' ) ); ?></dd>
			</div>
		<?php endif; ?>
		<?php if ( [] !== $marketday_access ) : ?>
			<div>
				<dt><?php esc_html_e( 'Accessibility', 'marketday' ); ?></dt>
				<dd><?php
					echo esc_html( wp_sprintf(
						'%l',
						array_map( static fn ( WP_Term $marketday_term ): string => html_entity_decode( $marketday_term->name, ENT_QUOTES ), $marketday_access )
					) );
				?></dd>
			</div>
		<?php endif; ?>
	</dl>
	<?php if ( $marketday_opens ) : ?>
	<div class="marketday-event-details__actions" data-end="<?php echo esc_attr( $marketday_end ); ?>">
		<?php if ( null !== $product ) : ?>
			<a class="marketday-button" href="<?php echo esc_url( $product->url ); ?>"><?php esc_html_e( 'Get tickets', 'marketday' ); ?></a>
		<?php elseif ( '' !== $event->text( 'ticketUrl' ) ) : ?>
			<a
				class="marketday-button"
				rel="noopener"
				href="<?php echo esc_url( $event->text( 'ticketUrl' ) ); ?>"><?php esc_html_e( 'Get tickets', 'marketday' ); ?></a>
		<?php endif; ?>
			<details class="marketday-events-calendar__subscribe">
				<summary><?php esc_html_e( 'Add to your calendar', 'marketday' ); ?></summary>
				<ul>
					<?php foreach ( $links as [ $marketday_label, $marketday_url ] ) : ?>
						<li><a rel="nofollow noopener" href="<?php echo esc_url( $marketday_url ); ?>"><?php echo esc_html( $marketday_label ); ?></a></li>
					<?php endforeach; ?>
				</ul>
			</details>
	</div>
	<?php endif; ?>
	<?php if ( [] !== $dates ) : ?>
		<div class="marketday-event-details__dates" data-end="<?php echo esc_attr( (string) end( $dates )->end->getTimestamp() ); ?>">
			<h2><?php esc_html_e( 'More dates', 'marketday' ); ?></h2>
			<ul>
				<?php foreach ( $dates as $marketday_date ) : ?>
					<li data-end="<?php echo esc_attr( (string) $marketday_date->end->getTimestamp() ); ?>"><a rel="nofollow" href="<?php echo esc_url( $marketday_date->url() ); ?>"><?php
						echo esc_html( EventTimes::whole( $marketday_date, $marketday_zone ) );
					?></a><?php
						echo '' === $marketday_date->status->label() ? '' : ' <strong>' . esc_html( $marketday_date->status->label() ) . '</strong>';
					?></li>
				<?php endforeach; ?>
			</ul>
		</div>
	<?php endif; ?>
</div>
<?php
echo $data; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a script element, with its signs written out.
