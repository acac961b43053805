<?php
/**
 * The events of the day that is chosen in a small month.
 *
 * @var array<string, mixed> $calendar
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-events-calendar__chosen"><?php echo esc_html( $calendar['chosen']['name'] ); ?></p>
<ul class="marketday-events-calendar__of-day">
	<?php foreach ( $calendar['chosen']['events'] as $marketday_event ) : ?>
		<?php require __DIR__ . '/list-event.php'; ?>
	<?php endforeach; ?>
</ul>
<?php
$marketday_rest = $calendar['chosen']['rest'];
require __DIR__ . '/day-rest.php';
