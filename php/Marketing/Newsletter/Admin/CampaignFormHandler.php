<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Marketing\Newsletter\Campaigns\Campaign;
use Marketday\Marketing\Newsletter\Campaigns\CampaignBody;
use Marketday\Marketing\Newsletter\Campaigns\CampaignEmail;
use Marketday\Marketing\Newsletter\Campaigns\CampaignJob;
use Marketday\Marketing\Newsletter\Campaigns\CampaignPlan;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Campaigns\CampaignState;
use Marketday\Marketing\Newsletter\Campaigns\SendingState;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use RuntimeException;

/** Forms and calls of the screen of newsletters. */
final class CampaignFormHandler {
	public const WRITE  = 'marketday_newsletter_campaign';
	public const CHANGE = 'marketday_newsletter_campaign_change';
	public const STEP   = 'marketday_newsletter_campaign_step';

	private const SECONDS = 4.0;

	/** Seconds after which an open screen looks again. */
	private const LOOK = 30;

	/** Tests that one of the site's people may send in an hour. */
	private const TESTS = 20;

	public function __construct(
		private readonly Campaigns $campaigns,
		private readonly CampaignEmail $email,
		private readonly CampaignJob $job,
		private readonly Lists $lists,
		private readonly Subscribers $subscribers
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::nonce( SubscriberFormHandler::NONCE, '_wpnonce' )->and( Guard::capability( SubscriberFormHandler::CAPABILITY ) );
		$routes->add(
			Route::adminPost( self::WRITE, $guard, $this->write( ... ) ),
			Route::adminPost( self::CHANGE, $guard, $this->change( ... ) ),
			Route::adminAjax( self::STEP, $guard, $this->step( ... ) )
		);
	}

	private function write( Request $request ): Response {
		$typed = [
			'post'    => (string) $request->integer( 'post', 0 ),
			'list'    => (string) $request->integer( 'list', 0, 0 ),
			'subject' => rawurlencode( mb_substr( $request->text( 'subject', '', 2000 ), 0, CampaignPlan::SUBJECT ) ),
			'when'    => 'later' === $request->text( 'when', 'now', 10 ) ? 'later' : 'now',
			'at'      => rawurlencode( $request->plain( 'at', 20 ) ),
		];
		try {
			$plan = CampaignPlan::read( $request, $this->lists );
			$body = CampaignBody::of( $plan->post );
			if ( 'test' === $request->text( 'deed', '', 20 ) ) {
				return Response::redirect( CampaignsScreen::url( $typed + [ 'told' => $this->test( $plan, $body ) ] ) );
			}
			$campaign = $this->begin( $request, $plan, $body );
			return Response::redirect( CampaignsScreen::url( [ 'letter' => (string) $campaign->id ] ) );
		} catch ( RuntimeException $refused ) {
			RefusalNotice::keep( $refused->getMessage() );
			return Response::redirect( CampaignsScreen::url( $typed ) );
		}
	}

	private function begin( Request $request, CampaignPlan $plan, CampaignBody $body ): Campaign {
		if ( ! $request->boolean( 'sure' ) ) {
			throw new RuntimeException( __( 'Tick the box to confirm that you’ve checked the newsletter.', 'marketday' ) );
		}
		if ( 0 === $this->campaigns->readers( $plan->list ) ) {
			throw new RuntimeException( __( 'No one on this list has confirmed yet.', 'marketday' ) );
		}
		$once = $request->plain( 'once', 40 );
		if ( 1 !== preg_match( '/^[0-9a-f-]{36}$/D', $once ) ) {
			throw $request->invalid( 'once', 'must be that of the form' );
		}
		$campaign = $this->campaigns->find( $this->campaigns->add( $plan->post->ID, $plan->list, $plan->subject, $body, $plan->at, $once ) );
		if ( null === $campaign ) {
			throw new RuntimeException( __( 'The newsletter couldn’t be saved. Try again.', 'marketday' ) );
		}
		$campaign->state->isOpen() && $this->job->expect( $campaign );
		return $campaign;
	}

	/** @return string What the screen says of it. */
	private function test( CampaignPlan $plan, CampaignBody $body ): string {
		$user = wp_get_current_user();
		if ( ( new RateLimit( 'test-emails', self::TESTS, HOUR_IN_SECONDS, "user-{$user->ID}" ) )->take() > 0 ) {
			return 'limit';
		}
		$email = $this->email->write( $plan->subject, $body, $plan->post->ID, CampaignEmail::nobody() );
		/* translators: %s: subject of an email */
		$subject = sprintf( __( '[Test] %s', 'marketday' ), $email->subject );
		return ( new WrittenEmail( $subject, $email->html, $email->text ) )->send( $user->user_email ) ? 'sent' : 'refused';
	}

	private function change( Request $request ): Response {
		$campaign = $this->campaigns->find( $request->integer( 'letter', 0 ) ) ?? throw self::unknownCampaign();
		match ( $request->text( 'deed', '', 20 ) ) {
			'stop'     => $campaign->state->isOpen() && $this->campaigns->move( $campaign->id, $campaign->state, CampaignState::Stopped ),
			'continue' => $this->goOn( $campaign ),
			'again'    => $this->job->retry( $campaign ),
			'bounced'  => $this->markBounced( $campaign ),
			'delete'   => $campaign->state->isOpen() || $this->campaigns->delete( $campaign->id ),
			'step'     => $this->job->advance( $campaign->id, 4 * self::SECONDS ),
			default    => throw $request->invalid( 'deed', 'must be one of the screen' ),
		};
		$isThere = null !== $this->campaigns->find( $campaign->id );
		return Response::redirect( CampaignsScreen::url( $isThere ? [ 'letter' => (string) $campaign->id ] : [] ) );
	}

	private function goOn( Campaign $campaign ): void {
		if ( CampaignState::Stopped !== $campaign->state ) {
			return;
		}
		// What never began begins anew, and looks whether it may.
		$this->campaigns->move( $campaign->id, $campaign->state, 0 === $campaign->progress->total ? CampaignState::Scheduled : CampaignState::Sending );
		$this->job->expect( $campaign );
	}

	/** Ends newsletters to addresses that no email reaches. */
	private function markBounced( Campaign $campaign ): void {
		foreach ( $this->campaigns->troubledSendings( $campaign->id ) as $one ) {
			if ( SendingState::Failed === $one->state && Status::Subscribed === $this->subscribers->find( $one->subscriber )?->status ) {
				$this->subscribers->setStatus( $one->subscriber, Status::Bounced );
			}
		}
	}

	private function step( Request $request ): Response {
		$id   = $request->integer( 'letter', 0 );
		// After refusals the mail server has its pause, however many screens are open: the job ends it.
		$wait = ( $this->campaigns->find( $id )->progress->stalls ?? 0 ) > 0 ? self::LOOK : $this->job->advance( $id, self::SECONDS );
		$campaign = $this->campaigns->find( $id ) ?? throw self::unknownCampaign();
		return Response::json( [
			'percent' => $campaign->percent(),
			'text'    => CampaignsScreen::progress( $campaign ),
			'isOver'  => ! $campaign->isMoving(),
			'wait'    => min( $wait, self::LOOK ),
		] );
	}

	private static function unknownCampaign(): Problem {
		return Problem::notFound( 'marketday_campaign_unknown', __( 'We can’t find that newsletter.', 'marketday' ) );
	}
}
