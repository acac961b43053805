<?php
/**
 * The screen that brings an .ics file in, and follows the calendars of other sites.
 *
 * @var string                               $action
 * @var list<string>                         $lines  What the last import did.
 * @var string                               $kind   Whether it was `done`, has `failed`, or only looked (`dry`).
 * @var list<\Marketday\Events\Calendar\Ics\Feed> $feeds
 * @var array<string, array{string, int}>    $others Other calendars with events on this site: name and number.
 * @var array{source: string, isDry: bool, done: int, of: int, isOver: bool, lines: list<string>}|null $move The last move, or the one that goes on.
 */

use Marketday\Events\Calendar\Ics\FeedFormHandler;
use Marketday\Events\Calendar\Importers\MoveFormHandler;

defined( 'ABSPATH' ) || exit;

$marketday_rhythms = [
	'hourly' => __( 'hourly', 'marketday' ),
	'daily'  => __( 'daily', 'marketday' ),
	'weekly' => __( 'weekly', 'marketday' ),
];
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Import events', 'marketday' ); ?></h1>
	<?php if ( [] !== $lines ) : ?>
		<div class="notice notice-<?php echo 'failed' === $kind ? 'error' : 'info'; ?>" role="<?php echo 'failed' === $kind ? 'alert' : 'status'; ?>">
			<?php if ( 'dry' === $kind ) : ?>
				<p><strong><?php esc_html_e( 'Nothing has changed: this is a preview of the import.', 'marketday' ); ?></strong></p>
			<?php endif; ?>
			<?php foreach ( $lines as $marketday_line ) : ?>
				<p><?php echo esc_html( $marketday_line ); ?></p>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
	<p><?php esc_html_e( 'An .ics file from any calendar. Events you’ve imported before are updated, not duplicated.', 'marketday' ); ?></p>
	<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $action ); ?>
		<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
		<p><label><?php esc_html_e( 'File', 'marketday' ); ?> <input
			type="file"
			name="file"
			accept=".ics,text/calendar"
			style="max-inline-size: 100%"
			required></label></p>
		<p><label><?php esc_html_e( 'Import new events as', 'marketday' ); ?>
			<select name="status">
				<option value="draft"><?php esc_html_e( 'Drafts', 'marketday' ); ?></option>
				<option value="publish"><?php esc_html_e( 'Published', 'marketday' ); ?></option>
			</select></label></p>
		<p><label><input type="checkbox" name="dry" value="1"> <?php esc_html_e( 'Preview only', 'marketday' ); ?></label></p>
		<?php submit_button( __( 'Import', 'marketday' ) ); ?>
	</form>
	<?php if ( [] !== $others ) : ?>
		<h2 id="marketday-move-events"><?php esc_html_e( 'From another calendar on this site', 'marketday' ); ?></h2>
		<p><?php esc_html_e( 'The other calendar keeps its events, and moving twice won’t create duplicates.', 'marketday' ); ?></p>
		<?php if ( null !== $move ) : ?>
			<div class="notice notice-info inline" role="status">
				<p>
					<strong>
						<?php
						/* translators: 1: number of events that were looked at. 2: number of all. */
						echo esc_html( sprintf( __( '%1$d of %2$d events.', 'marketday' ), $move['done'], $move['of'] ) . ' ' . ( $move['isDry'] ? __( 'Nothing changes: this is a preview of the move.', 'marketday' ) : '' ) );
						?>
					</strong>
					<?php
					echo esc_html( $move['isOver']
						? __( 'All done.', 'marketday' )
						: __( 'This continues in the background. Reload the page to see progress.', 'marketday' ) );
					?>
				</p>
				<?php foreach ( $move['lines'] as $marketday_line ) : ?>
					<p><?php echo esc_html( $marketday_line ); ?></p>
				<?php endforeach; ?>
			</div>
		<?php endif; ?>
		<?php foreach ( $others as $marketday_key => [ $marketday_name, $marketday_count ] ) : ?>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<?php wp_nonce_field( MoveFormHandler::ACTION ); ?>
				<input type="hidden" name="action" value="<?php echo esc_attr( MoveFormHandler::ACTION ); ?>">
				<input type="hidden" name="source" value="<?php echo esc_attr( $marketday_key ); ?>">
				<p>
					<?php
					/* translators: 1: a plugin's name. 2: a number of events. */
					echo esc_html( sprintf( _n( '%1$s: %2$d event', '%1$s: %2$d events', $marketday_count, 'marketday' ), $marketday_name, $marketday_count ) );
					?>
					<button class="button" name="dry" value="1"><?php esc_html_e( 'Preview only', 'marketday' ); ?></button>
					<button class="button button-primary"><?php esc_html_e( 'Import events', 'marketday' ); ?></button>
				</p>
			</form>
		<?php endforeach; ?>
	<?php endif; ?>
	<h2><?php esc_html_e( 'Calendars you follow', 'marketday' ); ?></h2>
	<p><?php
		esc_html_e( 'We check a calendar you follow regularly, so its events appear, change and go with it. An event that’s removed there becomes a draft here.', 'marketday' );
	?></p>
	<?php if ( [] !== $feeds ) : ?>
		<table class="widefat striped">
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Address', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Checked', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Last checked', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Actions', 'marketday' ); ?></th>
				</tr>
			</thead>
			<tbody>
				<?php foreach ( $feeds as $marketday_feed ) : ?>
					<tr>
						<th scope="row"><?php echo esc_html( $marketday_feed->url ); ?></th>
						<td><?php echo esc_html( $marketday_rhythms[ $marketday_feed->rhythm ] ?? '' ); ?></td>
						<td>
							<?php if ( $marketday_feed->look->at > 0 ) : ?>
								<p><?php
									echo $marketday_feed->look->isFailed ? '<strong>' . esc_html__( 'Failed:', 'marketday' ) . '</strong> ' : '';
								?><?php echo esc_html( wp_date( 'j M Y, H:i', $marketday_feed->look->at ) ?: '' ); ?></p>
							<?php endif; ?>
							<?php foreach ( $marketday_feed->look->lines as $marketday_line ) : ?>
								<p><?php echo esc_html( $marketday_line ); ?></p>
							<?php endforeach; ?>
						</td>
						<td>
							<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
								<?php wp_nonce_field( FeedFormHandler::ACTION ); ?>
								<input type="hidden" name="action" value="<?php echo esc_attr( FeedFormHandler::ACTION ); ?>">
								<input type="hidden" name="feed" value="<?php echo esc_attr( $marketday_feed->id ); ?>">
								<button class="button" name="do" value="look"><?php
									esc_html_e( 'Check now', 'marketday' );
								?><span class="screen-reader-text"> <?php echo esc_html( $marketday_feed->url ); ?></span></button>
								<button class="button" name="do" value="leave"><?php
									esc_html_e( 'Stop following', 'marketday' );
								?><span class="screen-reader-text"> <?php echo esc_html( $marketday_feed->url ); ?></span></button>
							</form>
						</td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
	<?php endif; ?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( FeedFormHandler::ACTION ); ?>
		<input type="hidden" name="action" value="<?php echo esc_attr( FeedFormHandler::ACTION ); ?>">
		<input type="hidden" name="do" value="follow">
		<p><label><?php esc_html_e( 'Address', 'marketday' ); ?> <input
			class="regular-text"
			type="text"
			inputmode="url"
			name="url" required
			placeholder="https://"></label></p>
		<p><label><?php esc_html_e( 'Preview', 'marketday' ); ?>
			<select name="rhythm">
				<?php foreach ( $marketday_rhythms as $marketday_rhythm => $marketday_name ) : ?>
					<option value="<?php echo esc_attr( $marketday_rhythm ); ?>"<?php
						selected( 'daily', $marketday_rhythm );
					?>><?php echo esc_html( $marketday_name ); ?></option>
				<?php endforeach; ?>
			</select></label></p>
		<p><label><?php esc_html_e( 'Import new events as', 'marketday' ); ?>
			<select name="status">
				<option value="draft"><?php esc_html_e( 'Drafts', 'marketday' ); ?></option>
				<option value="publish"><?php esc_html_e( 'Published', 'marketday' ); ?></option>
			</select></label></p>
		<?php submit_button( __( 'Follow this calendar', 'marketday' ), 'secondary' ); ?>
	</form>
</div>
