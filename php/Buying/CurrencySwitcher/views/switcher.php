<?php
/**
 * The currencies a visitor may choose from: links, so that they work without scripts.
 *
 * @var bool                                                     $isList
 * @var string                                                   $label
 * @var bool                                                     $showLabel
 * @var list<array{code: string, sign: string, url: string}>     $currencies
 * @var string                                                   $shown
 * @var bool                                                     $withSign
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_name = static fn ( array $one ): string => $withSign && $one['sign'] !== $one['code'] ? "{$one['sign']} {$one['code']}" : $one['code'];
$marketday_now  = array_values( array_filter( $currencies, static fn ( array $one ): bool => $one['code'] === $shown ) )[0] ?? $currencies[0];
?>
<div
	<?php echo get_block_wrapper_attributes( [ 'class' => 'marketday-currency wopb-currency-switcher-container' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped. ?>
	data-marketday-island="currency-switcher"
	data-url="<?php echo esc_url( admin_url( 'admin-ajax.php' ) ); ?>">
<?php if ( $isList ) : ?>
	<?php if ( $showLabel ) : ?>
<span class="marketday-currency__label" aria-hidden="true"><?php echo esc_html( $label ); ?></span>
	<?php endif ?>
<?php else : ?>
<details class="marketday-currency__details">
<summary class="marketday-currency__selected wopb-selected-currency">
<span class="<?php echo esc_attr( $showLabel ? 'marketday-currency__label' : 'screen-reader-text' ); ?>"><?php echo esc_html( $label ); ?></span>
<span><?php echo esc_html( $marketday_name( $marketday_now ) ); ?></span>
</summary>
<?php endif ?>
<ul class="marketday-currency__list wopb-select-container" aria-label="<?php echo esc_attr( $label ); ?>">
<?php foreach ( $currencies as $one ) : ?>
<li><a
	href="<?php echo esc_url( $one['url'] ); ?>"
	rel="nofollow"
	data-currency="<?php echo esc_attr( $one['code'] ); ?>"<?php
		echo $one['code'] === $shown ? ' aria-current="true"' : '';
	?>><?php echo esc_html( $marketday_name( $one ) ); ?></a></li>
<?php endforeach ?>
</ul>
<?php if ( ! $isList ) : ?>
</details>
<?php endif ?>
</div>
