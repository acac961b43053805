<?php
/**
 * A chart with its picture and advice: the twin of src/features/size-chart/chart-content.tsx.
 *
 * @var string                                                                                                                                                                 $units The unit that is shown where another can be chosen; '' without a choice.
 * @var array{title: string, unit: string, headings: string, rows: list<list<string>>, advice: string, picture: array{src: string, width: int, height: int, alt: string}|null} $chart
 */

defined( 'ABSPATH' ) || exit;

$cell = static fn ( string $text, string $scope ): string => '' === $scope || '' === $text
	? '<td dir="auto">' . esc_html( $text ) . '</td>'
	: sprintf( '<th scope="%s">%s</th>', esc_attr( $scope ), esc_html( $text ) );
$body = array_slice( $chart['rows'], 'row' === $chart['headings'] ? 1 : 0 );
?>
<div class="marketday-size-chart__content"<?php
	echo '' === $chart['unit'] ? '' : sprintf( ' data-unit="%s"', esc_attr( $chart['unit'] ) );
?>>
<?php if ( null !== $chart['picture'] ) : ?>
<img
	class="marketday-size-chart__picture"
	src="<?php echo esc_url( $chart['picture']['src'] ); ?>"
	width="<?php echo esc_attr( (string) $chart['picture']['width'] ); ?>"
	height="<?php echo esc_attr( (string) $chart['picture']['height'] ); ?>"
	alt="<?php echo esc_attr( $chart['picture']['alt'] ); ?>"
	loading="lazy"
	decoding="async">
<?php endif; ?>
<?php if ( '' !== $units ) : ?>
<div class="marketday-size-chart__units" role="group" aria-label="<?php esc_attr_e( 'Unit', 'marketday' ); ?>">
<button
	type="button"
	class="marketday-size-chart__unit"
	aria-pressed="<?php echo 'cm' === $units ? 'true' : 'false'; ?>"><?php esc_html_e( 'cm', 'marketday' ); ?><span class="marketday-hidden">: <?php
		esc_html_e( 'Centimetres', 'marketday' );
	?></span></button>
<button
	type="button"
	class="marketday-size-chart__unit"
	aria-pressed="<?php echo 'in' === $units ? 'true' : 'false'; ?>"><?php esc_html_e( 'in', 'marketday' ); ?><span class="marketday-hidden">: <?php
		esc_html_e( 'Inches', 'marketday' );
	?></span></button>
</div>
<?php endif; ?>
<?php if ( [] !== $chart['rows'] ) : ?>
<div class="marketday-size-chart__table" role="group" aria-label="<?php echo esc_attr( $chart['title'] ); ?>" tabindex="0">
<table>
	<?php if ( 'row' === $chart['headings'] ) : ?>
<thead><tr><?php
	echo implode( '', array_map( static fn ( string $text ): string => $cell( $text, 'col' ), $chart['rows'][0] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></tr></thead>
	<?php endif; ?>
<tbody>
	<?php foreach ( $body as $cells ) : ?>
<tr><?php
	echo implode( '', array_map( static fn ( string $text, int $at ): string => $cell( $text, 0 === $at ? 'row' : '' ), $cells, array_keys( $cells ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></tr>
	<?php endforeach; ?>
</tbody>
</table>
</div>
<?php endif; ?>
<?php if ( '' !== $chart['advice'] ) : ?>
<div class="marketday-size-chart__advice"><?php echo wp_kses_post( $chart['advice'] ); ?></div>
<?php endif; ?>
</div>
