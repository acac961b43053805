<?php
/**
 * A strip of cards that slides. Without JavaScript it is a strip to scroll; `src/ui/carousel` takes it over near the viewport.
 *
 * @var string                                            $label    What it shows.
 * @var string                                            $items    HTML of `<li>` elements.
 * @var string                                            $list     Classes of the list.
 * @var list<array{from: int, items: int, gap: int}>      $steps    Three: from which width of the window, how many, pixels between them.
 * @var int                                               $delay    Milliseconds between slides; 0 for no autoplay.
 * @var int                                               $speed    Milliseconds.
 * @var bool                                              $loop
 * @var bool                                              $arrows
 * @var bool                                              $dots
 * @var array{previous: string, next: string, pause: string, play: string} $words Of its buttons.
 */

defined( 'ABSPATH' ) || exit;

$properties = '';
foreach ( $steps as $number => $step ) {
	$properties .= sprintf( '--marketday-carousel-items-%1$d:%2$d;--marketday-carousel-gap-%1$d:%3$dpx;', $number, $step['items'], $step['gap'] );
}
$settings = [
	'steps' => $steps,
	'delay' => $delay,
	'speed' => $speed,
	'loop'  => $loop,
];
?>
<div
	class="marketday-carousel<?php echo 1200 === $steps[2]['from'] ? ' is-wide' : ''; ?>"
	role="group"
	aria-roledescription="<?php esc_attr_e( 'carousel', 'marketday' ); ?>"
	aria-label="<?php echo esc_attr( $label ); ?>"
	style="<?php echo esc_attr( $properties ); ?>"
	data-marketday-carousel="<?php echo esc_attr( (string) wp_json_encode( $settings ) ); ?>">
<div class="marketday-carousel__window"><ul class="marketday-carousel__list <?php echo esc_attr( $list ); ?>" role="list"><?php
	echo $items; // phpcs:ignore WordPress.Security.EscapeOutput -- the card escapes.
?></ul></div>
<div class="marketday-carousel__controls">
<?php if ( $arrows ) : ?>
<button
	type="button"
	class="marketday-carousel__arrow"
	data-carousel="previous"
	aria-label="<?php echo esc_attr( $words['previous'] ); ?>"><span aria-hidden="true">←</span></button>
<?php endif; ?>
<?php if ( $delay > 0 ) : ?>
<button
	type="button"
	class="marketday-carousel__pause"
	data-carousel="pause"
	data-pause="<?php echo esc_attr( $words['pause'] ); ?>"
	data-play="<?php echo esc_attr( $words['play'] ); ?>"
	aria-label="<?php echo esc_attr( $words['pause'] ); ?>"><span aria-hidden="true"></span></button>
<?php endif; ?>
<?php if ( $dots ) : ?>
<div class="marketday-carousel__dots" data-carousel="dots" data-label="<?php
	/* translators: %d: a number. */
	esc_attr_e( 'Go to slide %d', 'marketday' );
?>"></div>
<?php endif; ?>
<?php if ( $arrows ) : ?>
<button
	type="button"
	class="marketday-carousel__arrow"
	data-carousel="next"
	aria-label="<?php echo esc_attr( $words['next'] ); ?>"><span aria-hidden="true">→</span></button>
<?php endif; ?>
</div>
</div>
