<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\SettingsScreen;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;

/** Ways in which shoppers may pay. */
final class PaymentFields {
	public function register(): void {
		add_action( 'admin_init', [ $this, 'addFields' ], 12 );
	}

	public function addFields(): void {
		$about = SettingsTab::says( __( 'What shoppers can choose at the checkout.', 'marketday' ) );
		add_settings_section( 'marketday_payment', __( 'Ways to pay', 'marketday' ), $about, SettingsTab::Payments->page() );
		$labels = [
			'title'        => __( 'Name', 'marketday' ),
			'description'  => __( 'Text at checkout', 'marketday' ),
			'instructions' => __( 'Text on the order confirmation', 'marketday' ),
		];
		MethodFields::add( 'marketday_payment', 'woocommerce_bacs_settings', __( 'Bank transfer', 'marketday' ), $labels, true );
		MethodFields::add( 'marketday_payment', 'woocommerce_cod_settings', __( 'Cash on delivery', 'marketday' ), $labels, true );
	}
}
