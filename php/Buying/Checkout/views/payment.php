<?php
/**
 * Choice of how the order is paid: the twin of src/features/checkout/payment-choice.tsx.
 *
 * @var list<array{id: string, title: string, description: string}> $paymentMethods
 * @var string                                                      $paymentMethod
 * @var array<string, string>                                       $errors
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_list = [
	'name'           => 'payment_method',
	'legend'         => __( 'Payment', 'marketday' ),
	'isLegendHidden' => true,
	'error'          => $errors['payment_method'] ?? '',
	'chosen'         => $paymentMethod,
	'choices'        => array_map(
		static fn ( array $method ): array => [
			'value'       => $method['id'],
			'label'       => $method['title'],
			'description' => $method['description'],
		],
		$paymentMethods
	),
];
?>
<section class="marketday-checkout__section marketday-checkout__payment">
	<h2 class="marketday-checkout__heading"><?php esc_html_e( 'Payment', 'marketday' ); ?></h2>
	<?php if ( [] === $paymentMethods ) : ?>
		<p class="marketday-checkout__hint"><?php esc_html_e( 'We can’t take payment for this order online. Please contact us.', 'marketday' ); ?></p>
	<?php else : ?>
		<?php echo Ui::draw( 'choice-list', $marketday_list ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
	<?php endif; ?>
</section>
