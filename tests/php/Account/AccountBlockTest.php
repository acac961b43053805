<?php

declare( strict_types=1 );

namespace Marketday\Tests\Account;

use Marketday\Buying\Account\AccountBlock;
use Marketday\Buying\Account\AccountEmails;
use Marketday\Buying\Account\AccountFormHandler;
use Marketday\Buying\Account\GuestFormHandler;
use Marketday\Buying\Account\GuestForms;
use Marketday\Kernel\View;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\SiteTestCase;

final class AccountBlockTest extends SiteTestCase {
	public function test_guests_can_log_in_and_recover_their_password(): void {
		$html = $this->shown();

		self::assertStringContainsString( 'type="password"', $html );
		self::assertStringContainsString( 'Lost your password?', $html );
		self::assertStringNotContainsString( 'Log out', $html );
	}

	public function test_customers_see_one_section_at_a_time(): void {
		wp_set_current_user( $this->aCustomer() );

		$orders          = $this->shown();
		$_GET['section'] = 'addresses';
		$addresses       = $this->shown();

		self::assertStringContainsString( 'No orders yet.', $orders );
		self::assertStringNotContainsString( 'Billing address', $orders );
		self::assertStringContainsString( 'Billing address', $addresses );
		self::assertStringContainsString( 'Log out', $addresses );
	}

	public function test_its_markup_is_what_react_takes_over(): void {
		wp_set_current_user( $this->aCustomer() );
		wp_get_current_user()->display_name = 'Ana';
		$_GET['section']                    = 'downloads';

		$html = $this->shown();

		$structure = (string) preg_replace( '~<(div class="marketday-notices"|section).*~s', '', $html );
		self::assertSame( View::tight( $structure ), $structure );
		$steady = [
			'~https?://[^"]*?([?&]section=\w+)?"~' => 'https://shop.test/account/$1"',
			'~ wp-block-[\w-]+~' => '',
		];
		MarkupFixture::check( 'account/downloads', (string) preg_replace( array_keys( $steady ), $steady, $html ) );
	}

	public function test_an_unknown_section_is_the_first(): void {
		wp_set_current_user( $this->aCustomer() );
		$_GET['section'] = '../secrets';

		self::assertStringContainsString( '<h2>Orders</h2>', $this->shown() );
	}

	public function test_a_section_that_an_editor_hides_is_not_there_even_when_it_is_asked_for(): void {
		wp_set_current_user( $this->aCustomer() );
		$_GET['section'] = 'orders';

		$html = $this->shown( [ 'showOrders' => false ] );

		self::assertStringContainsString( '<h2>Downloads</h2>', $html );
		self::assertStringNotContainsString( 'section=orders', $html );
	}

	/** @param array<string, mixed> $settings */
	private function shown( array $settings = [] ): string {
		$view   = new View( dirname( __DIR__, 3 ) . '/php/Buying/Account/views' );
		$guests = new GuestForms( $this->engine(), $view, new GuestFormHandler( $this->engine(), new AccountEmails( $this->engine() ) ) );
		return ( new AccountBlock( $this->engine(), $view, new AccountFormHandler( $this->engine() ), $guests ) )->render( $settings );
	}

	private function aCustomer(): int {
		return (int) wp_insert_user(
			[
				'user_login' => 'ann-walker',
				'user_pass'  => 'a long password for Ann',
				'user_email' => 'ann.walker@example.com',
				'role'       => 'subscriber',
			]
		);
	}
}
