<?php
/**
 * State of the facet index. Without JavaScript, 'Continue' does a step.
 *
 * @var \Marketday\Search\Index\IndexState $state
 * @var string                            $text
 * @var array<string, string>             $actions
 * @var array<string, string>             $step
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Product index', 'marketday' ); ?></h1>
	<p><?php esc_html_e( 'Listings, filters and search read products from an index that follows every change to the catalogue.', 'marketday' ); ?></p>
	<?php if ( null !== $state->building ) : ?>
	<div data-marketday-progress data-url="<?php echo esc_url( $step['url'] ); ?>" data-body="<?php echo esc_attr( $step['body'] ); ?>"
		data-failed="<?php esc_attr_e( 'The site isn’t responding. Press Continue to pick up where it stopped.', 'marketday' ); ?>">
		<p><label for="marketday-index-progress"><?php esc_html_e( 'Building the index', 'marketday' ); ?></label></p>
		<progress
			id="marketday-index-progress"
			max="100"
			value="<?php echo esc_attr( (string) $state->percent() ); ?>"
			style="inline-size: min(100%, 40rem)"></progress>
		<p role="status" data-text><?php echo esc_html( $text ); ?></p>
		<p><?php esc_html_e( 'You can leave this page: work continues in the background, and the current index stays in use.', 'marketday' ); ?></p>
		<form method="post" action="<?php echo esc_url( $actions['continue'] ); ?>" data-continue>
			<?php submit_button( __( 'Continue', 'marketday' ), 'primary', 'submit', false ); ?>
		</form>
	</div>
	<?php else : ?>
	<p><strong><?php echo esc_html( $text ); ?></strong></p>
	<form method="post" action="<?php echo esc_url( $actions['rebuild'] ); ?>">
		<?php submit_button( __( 'Rebuild index', 'marketday' ), 'secondary', 'submit', false ); ?>
	</form>
	<?php endif; ?>
</div>
