<?php
/**
 * A calendar: its head with the ways to other months and filters, the month, and the ways to take it along.
 * The twin of src/features/calendar/calendar-body.tsx.
 *
 * @var array<string, mixed> $calendar What `CalendarBlock` made of the address.
 */

defined( 'ABSPATH' ) || exit;

$id = $calendar['id'];
?>
<div class="marketday-events-calendar__head">
	<h2 class="marketday-events-calendar__title" id="<?php echo esc_attr( $id ); ?>-title" tabindex="-1"><?php echo esc_html( $calendar['title'] ); ?></h2>
	<nav class="marketday-events-calendar__ways" aria-label="<?php esc_attr_e( 'Change month', 'marketday' ); ?>">
		<?php foreach ( $calendar['ways'] as $marketday_way ) : ?>
			<a
				class="marketday-button marketday-button--quiet marketday-events-calendar__way"
				data-calendar-way="<?php echo esc_attr( $marketday_way['key'] ); ?>"
				rel="nofollow"
				href="<?php echo esc_url( $marketday_way['url'] ); ?>">
				<?php if ( isset( $marketday_way['sign'] ) ) : ?>
					<span class="marketday-events-calendar__sign" aria-hidden="true"><?php
						echo esc_html( $marketday_way['sign'] );
					?></span><span class="marketday-hidden"><?php
						echo esc_html( $marketday_way['label'] );
					?></span>
				<?php else : ?>
					<?php echo esc_html( $marketday_way['label'] ); ?>
				<?php endif; ?>
			</a>
		<?php endforeach; ?>
	</nav>
	<?php if ( [] !== $calendar['looks'] ) : ?>
		<ul class="marketday-events-calendar__looks" aria-label="<?php esc_attr_e( 'View', 'marketday' ); ?>">
			<?php foreach ( $calendar['looks'] as $marketday_way ) : ?>
				<li><a
					class="marketday-events-calendar__look"
					data-calendar-way="<?php echo esc_attr( $marketday_way['key'] ); ?>"
					rel="nofollow"<?php echo $marketday_way['isCurrent'] ? ' aria-current="true"' : ''; ?>
					href="<?php echo esc_url( $marketday_way['url'] ); ?>"><?php
						echo esc_html( $marketday_way['label'] );
					?></a></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
<?php
foreach ( [ 'filters', 'grid', 'chosen', 'list' ] as $marketday_part ) {
	if ( null !== $calendar[ $marketday_part ] ) {
		require __DIR__ . "/{$marketday_part}.php";
	}
}
if ( [] !== $calendar['subscriptions'] ) {
	require __DIR__ . '/subscribe.php';
}
