<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Http\Problem;
use Marketday\Tests\SiteTestCase;

final class PageFormTest extends SiteTestCase {
	protected function tearDown(): void {
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		parent::tearDown();
	}

	public function test_takes_a_form_of_its_own_page(): void {
		$this->send( wp_create_nonce( 'try' ), 'same-origin' );

		$form = PageForm::fromRequest();
		PageForm::guard( 'try' )->check( $form->request );

		self::assertSame( 'update-basket', $form->action );
	}

	public function test_refuses_a_form_of_another_site_even_with_a_good_nonce(): void {
		$this->send( wp_create_nonce( 'try' ), 'cross-site' );

		$this->expectExceptionObject( Problem::forbidden( 'marketday_cross_origin', 'This request came from another site.' ) );

		PageForm::guard( 'try' )->check( PageForm::fromRequest()->request );
	}

	public function test_refuses_a_stale_nonce_with_a_sentence(): void {
		$this->send( 'old', 'same-origin' );

		$this->expectExceptionMessage( 'This page has expired. Please try again.' );

		PageForm::guard( 'try' )->check( PageForm::fromRequest()->request );
	}

	public function test_an_action_that_is_no_text_is_none(): void {
		$_POST = [ 'marketday-action' => [ 'update-basket' ] ];

		self::assertSame( '', PageForm::fromRequest()->action );
	}

	private function send( string $nonce, string $site ): void {
		$_POST                          = [
			'marketday-action' => 'update-basket',
			'marketday-nonce'  => $nonce,
		];
		$_SERVER['HTTP_SEC_FETCH_SITE'] = $site;
	}
}
