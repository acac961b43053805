<?php
/**
 * History of an order, newest first.
 *
 * @var list<array{text: string, by: string, at: string}> $notes
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( [] === $notes ) : ?>
	<p><?php esc_html_e( 'There are no notes yet.', 'marketday' ); ?></p>
<?php else : ?>
	<ol reversed>
		<?php foreach ( $notes as $note ) : ?>
			<li><?php echo esc_html( $note['text'] ); ?><br><small><?php echo esc_html( "{$note['by']}, {$note['at']}" ); ?></small></li>
		<?php endforeach; ?>
	</ol>
<?php endif; ?>
