<?php
/**
 * Twin of src/ui/progress-bar/progress-bar.tsx.
 *
 * @var string $text
 * @var int    $percent 0 to 100.
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-progress<?php echo $percent < 100 ? '' : ' marketday-progress--full'; ?>">
	<p class="marketday-progress__text"><?php echo esc_html( $text ); ?></p>
	<div class="marketday-progress__track" aria-hidden="true" style="<?php echo esc_attr( "--marketday-filled:{$percent}%" ); ?>"></div>
</div>
