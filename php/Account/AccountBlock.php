<?php

declare( strict_types=1 );

namespace Marketday\Account;

use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Page;

/** Draws the block `marketday/account`: a log-in form for guests; orders and addresses for customers. */
final class AccountBlock {
	private const PER_PAGE = 10;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view
	) {}

	public function render(): string {
		return is_user_logged_in() ? $this->customer() : $this->guest();
	}

	private function guest(): string {
		$here = $this->address();
		return $this->view->render(
			'guest',
			[
				'wrapper'     => $this->wrapper(),
				'form'        => (string) wp_login_form(
					[
						'echo'           => false,
						'redirect'       => $here,
						'form_id'        => 'marketday-log-in',
						'label_username' => __( 'User name or e-mail address', 'marketday' ),
						'label_log_in'   => __( 'Log in', 'marketday' ),
					]
				),
				'lostUrl'     => wp_lostpassword_url( $here ),
				'registerUrl' => get_option( 'users_can_register' ) ? wp_registration_url() : '',
			]
		);
	}

	private function customer(): string {
		$section = $this->asked( 'section' );
		$section = Section::tryFrom( $section ) ?? Section::Orders;
		return $this->view->render(
			'customer',
			[
				'wrapper' => $this->wrapper(),
				'name'    => wp_get_current_user()->display_name,
				'section' => $section,
				'here'    => $this->address(),
				'logOut'  => wp_logout_url( $this->address() ),
				'content' => Section::Orders === $section ? $this->orders() : $this->addresses(),
			]
		);
	}

	private function orders(): string {
		$page  = max( 1, (int) $this->asked( 'orders-page' ) );
		$found = $this->engine->orders()->forCustomer( get_current_user_id(), $page, self::PER_PAGE );
		return $this->view->render(
			'orders',
			[
				'orders'  => $found,
				'page'    => $page,
				'isMore'  => count( $found ) === self::PER_PAGE && [] !== $this->engine->orders()->forCustomer( get_current_user_id(), $page + 1, self::PER_PAGE ),
				'here'    => $this->address(),
				'shopUrl' => $this->engine->settings()->pageUrl( Page::Shop ),
			]
		);
	}

	private function addresses(): string {
		$customer = $this->engine->customers()->current();
		return $this->view->render(
			'addresses',
			[
				'customer'  => $customer,
				'countries' => $this->engine->checkout()->countries(),
			]
		);
	}

	private function asked( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- chooses what to show; compared with known names.
		return is_string( $value ) ? $value : '';
	}

	private function address(): string {
		return (string) ( get_permalink() ?: $this->engine->settings()->pageUrl( Page::Account ) );
	}

	private function wrapper(): string {
		return get_block_wrapper_attributes( [ 'class' => 'marketday-account' ] );
	}
}
