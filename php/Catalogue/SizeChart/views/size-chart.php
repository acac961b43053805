<?php
/**
 * The sizes of a product: the twin of src/features/size-chart/size-chart.tsx.
 *
 * @var int                                                                                                                                                                                                 $productId
 * @var string                                                                                                                                                                                              $place     `button` or `tab`.
 * @var array{title: string, unit: string, headings: string, rows: list<list<string>>, advice: string, picture: array{src: string, width: int, height: int, alt: string}|null} $chart
 */

defined( 'ABSPATH' ) || exit;

if ( 'tab' === $place ) {
	$units = $chart['unit'];
	// The tab has the other name.
	if ( __( 'Size chart', 'marketday' ) !== $chart['title'] ) {
		printf( '<p class="marketday-size-chart__title">%s</p>', esc_html( $chart['title'] ) );
	}
	require __DIR__ . '/content.php';
	return;
}
$units = '';
$plain = "size-chart-{$productId}";
?>
<button
	type="button"
	class="marketday-size-chart__button marketday-link"
	aria-haspopup="dialog"
	popovertarget="<?php echo esc_attr( $plain ); ?>"><?php esc_html_e( 'Size chart', 'marketday' ); ?></button>
<div class="marketday-size-chart__plain" id="<?php echo esc_attr( $plain ); ?>" popover="">
<p class="marketday-size-chart__title"><?php echo esc_html( $chart['title'] ); ?></p>
<?php require __DIR__ . '/content.php'; ?>
</div>
