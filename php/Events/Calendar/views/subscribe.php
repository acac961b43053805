<?php
/**
 * Ways to take the events along: subscriptions stay up to date, a download does not.
 *
 * @var array<string, mixed> $calendar
 */

defined( 'ABSPATH' ) || exit;
?>
<details class="marketday-events-calendar__subscribe">
	<summary><?php esc_html_e( 'Subscribe or export', 'marketday' ); ?></summary>
	<ul>
		<?php foreach ( $calendar['subscriptions'] as $marketday_way ) : ?>
			<li><a rel="<?php echo $marketday_way['isFile'] ? 'nofollow' : 'nofollow noopener'; ?>" href="<?php
				echo esc_url( $marketday_way['url'], [ 'http', 'https', 'webcal' ] );
			?>"<?php echo $marketday_way['isFile'] ? ' download' : ''; ?>><?php echo esc_html( $marketday_way['label'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</details>
