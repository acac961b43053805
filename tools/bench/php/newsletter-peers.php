<?php
/**
 * A form of MailPoet with the fields of ours, and nothing in its way: no mail goes out, and nobody is asked whether they are human. Where it is
 * active, our own mails are its too.
 */

declare( strict_types=1 );

use MailPoet\API\API;
use MailPoet\DI\ContainerWrapper;
use MailPoet\Entities\FormEntity;
use MailPoet\Form\FormsRepository;
use MailPoet\Settings\SettingsController;

add_filter( 'mailpoet_behavioral_signals_looks_human', '__return_true' );
add_filter( 'mailpoet_subscription_limit_enabled', '__return_false' );

/** @return int The form's id. */
function marketday_bench_mailpoet(): int {
	$settings = SettingsController::getInstance();
	$settings->set( 'signup_confirmation.enabled', false );
	$settings->set( 'captcha.type', '' );
	$list = API::MP( 'v1' )->addList( [ 'name' => 'Bench' ] );
	$form = new FormEntity( 'Bench' );
	$form->setBody( [
		[
			'type'   => 'text',
			'id'     => 'email',
			'name'   => 'Email',
			'params' => [
				'label'    => 'Email',
				'required' => '1',
			],
		],
		[
			'type'   => 'submit',
			'id'     => 'submit',
			'name'   => 'Submit',
			'params' => [ 'label' => 'Subscribe!' ],
		],
	] );
	$form->setSettings( [
		'segments'        => [ $list['id'] ],
		'on_success'      => 'message',
		'success_message' => 'Thank you.',
	] );
	$form->setStatus( FormEntity::STATUS_ENABLED );
	$forms = ContainerWrapper::getInstance()->get( FormsRepository::class );
	$forms->persist( $form );
	$forms->flush();
	return (int) $form->getId();
}

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin ): void {
		$plugin->commands()->add( 'bench-mailpoet', 'Makes a form of MailPoet.', static function ( array $arguments, callable $print ): int {
			$print( 'form ' . marketday_bench_mailpoet() );
			return 0;
		} );
	}
);
