<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

/** The forms that may ask for a captcha. */
enum Place: string {
	case Newsletter       = 'newsletter';
	case Checkout         = 'checkout';
	case Registration     = 'registration';
	case LogIn            = 'log_in';
	case LostPassword     = 'lost_password';
	case Comment          = 'comment';
	case Review           = 'review';
	case ShopRegistration = 'shop_registration';
	case ShopLogIn        = 'shop_log_in';
	case ShopLostPassword = 'shop_lost_password';

	/** Name of a checkout's captcha in the data that goes with an order: the contract's namespace. */
	public const EXTENSION = 'rcfwc';

	public function label(): string {
		return match ( $this ) {
			self::Newsletter       => __( 'Newsletter forms', 'marketday' ),
			self::Checkout         => __( 'Checkout', 'marketday' ),
			self::Registration     => __( 'Registration', 'marketday' ),
			self::LogIn            => __( 'Login', 'marketday' ),
			self::LostPassword     => __( 'Lost password', 'marketday' ),
			self::Comment          => __( 'Comments', 'marketday' ),
			self::Review           => __( 'Product reviews', 'marketday' ),
			self::ShopRegistration => __( 'WooCommerce: registration', 'marketday' ),
			self::ShopLogIn        => __( 'WooCommerce: login', 'marketday' ),
			self::ShopLostPassword => __( 'WooCommerce: lost password', 'marketday' ),
		};
	}

	/** Names of the fields: those of newsletter and checkout are the contract's. */
	public function field( string $name ): string {
		return match ( $this ) {
			self::Newsletter => "data[{$name}]",
			self::Checkout   => sprintf( 'extensions[%s][%s]', self::EXTENSION, CaptchaCheck::TOKEN === $name ? 'token' : $name ),
			default          => "marketday_{$name}",
		};
	}

	/** Name of this form for a service that tells forms apart: letters and underscores. */
	public function action(): string {
		return "marketday_{$this->value}";
	}
}
