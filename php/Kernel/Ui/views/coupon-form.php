<?php declare( strict_types=1 );
/**
 * A closed section with a coupon's code to type: the twin of src/kernel/totals/use-coupon-form.ts.
 *
 * @var string $formUrl
 * @var string $nonce
 * @var string $action  The form's name.
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_form = [
	'summary'     => __( 'Have a coupon?', 'marketday' ),
	'action'      => $formUrl,
	'hidden'      => [
		'marketday-action' => $action,
		'marketday-nonce'  => $nonce,
	],
	'name'        => 'coupon_code',
	'label'       => __( 'Coupon code', 'marketday' ),
	'buttonLabel' => __( 'Apply', 'marketday' ),
];
echo Ui::draw( 'code-form', $marketday_form ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
