<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\AdminStyle;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\ProgressScript;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Campaigns\Campaign;
use Marketday\Marketing\Newsletter\Campaigns\CampaignBody;
use Marketday\Marketing\Newsletter\Campaigns\CampaignEmail;
use Marketday\Marketing\Newsletter\Campaigns\CampaignPlan;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use WP_Post;

/** Marketday → Newsletters: a post goes to a list. What went out, one that is being written, and one that is on its way. */
final class CampaignsScreen {
	public const SLUG = 'marketday-campaigns';

	/** Posts that are offered, and newsletters that are listed. */
	private const MOST = 50;

	public function __construct(
		private readonly Campaigns $campaigns,
		private readonly CampaignEmail $email,
		private readonly Lists $lists,
		private readonly View $view
	) {}

	public function addToMenu(): void {
		$title = __( 'Send a newsletter', 'marketday' );
		$hook  = OwnMenu::add( $title, SubscriberFormHandler::CAPABILITY, self::SLUG, $this->show( ... ), 21 );
		add_action( "load-{$hook}", static fn () => AdminStyle::enqueueLater() );
		add_action( "admin_print_scripts-{$hook}", [ ProgressScript::class, 'enqueue' ] );
	}

	/** @param array<string, string> $parameters Encoded. */
	public static function url( array $parameters = [] ): string {
		return add_query_arg( [ 'page' => self::SLUG ] + $parameters, admin_url( 'admin.php' ) );
	}

	/**
	 * Adds the link to the list of posts.
	 *
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	public static function addRowAction( array $actions, WP_Post $post ): array {
		if ( ! current_user_can( SubscriberFormHandler::CAPABILITY ) || ! CampaignPlan::isOffered( $post ) || Subscription::isKeptElsewhere() ) {
			return $actions;
		}
		$link = sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( self::url( [ 'post' => (string) $post->ID ] ) ),
			/* translators: %s: title of a post */
			esc_attr( sprintf( __( 'Send “%s” to a list', 'marketday' ), get_the_title( $post ) ) ),
			esc_html__( 'Send to a list', 'marketday' )
		);
		return [ ...$actions, 'marketday_campaign' => $link ];
	}

	public static function progress( Campaign $campaign ): string {
		/* translators: 1: a number, 2: how many there are in all */
		$text = sprintf(
			__( '%1$s of %2$s sent', 'marketday' ),
			number_format_i18n( $campaign->progress->sent ),
			number_format_i18n( max( $campaign->progress->total, $campaign->progress->sent ) )
		);
		return 0 === $campaign->progress->failed
			? $text
			/* translators: 1: "5 of 10 sent", 2: a number */
			: sprintf( _n( '%1$s, %2$s failed', '%1$s, %2$s failed', $campaign->progress->failed, 'marketday' ), $text, number_format_i18n( $campaign->progress->failed ) );
	}

	public function show(): void {
		$campaign = $this->campaigns->find( (int) self::requestParameter( 'letter' ) );
		$post = null === $campaign ? get_post( (int) self::requestParameter( 'post' ) ) : null;
		$html = match ( true ) {
			null !== $campaign         => $this->campaign( $campaign ),
			$post instanceof WP_Post && (int) self::requestParameter( 'post' ) > 0 && CampaignPlan::isOffered( $post ) => $this->form( $post ),
			default                  => $this->overview(),
		};
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the templates escape.
	}

	private function overview(): string {
		return $this->view->render( 'admin-campaigns', [
			'isElsewhere' => Subscription::isKeptElsewhere(),
			'campaigns'     => $this->campaigns->newest( self::MOST ),
			'names'       => $this->names(),
			'posts'       => self::posts(),
		] );
	}

	private function form( WP_Post $post ): string {
		$title   = html_entity_decode( get_the_title( $post ), ENT_QUOTES );
		$subject = self::requestParameter( 'subject' );
		$subject = mb_substr( '' === $subject ? $title : $subject, 0, CampaignPlan::SUBJECT );
		$written = $this->email->write( $subject, CampaignBody::of( $post ), $post->ID, CampaignEmail::nobody() );
		$names   = $this->names();
		$first   = (int) array_key_last( array_slice( $names, 0, 2, true ) );
		$list    = self::requestParameter( 'list' );
		return $this->view->render( 'admin-campaign-form', [
			'action'  => SubscriberFormHandler::url( CampaignFormHandler::WRITE ),
			'address' => wp_get_current_user()->user_email,
			'at'      => self::requestParameter( 'at' ),
			'earlier' => $this->campaigns->ofPost( $post->ID ),
			'isLater' => 'later' === self::requestParameter( 'when' ),
			'list'    => '' !== $list && isset( $names[ (int) $list ] ) ? (int) $list : $first,
			'email'   => $written,
			'names'   => $names,
			'notice'  => self::requestParameter( 'told' ),
			'once'    => wp_generate_uuid4(),
			'post'    => $post,
			'readers' => array_map( $this->campaigns->readers( ... ), array_combine( array_keys( $names ), array_keys( $names ) ) ),
			'subject' => $subject,
			'zone'    => wp_timezone_string(),
		] );
	}

	private function campaign( Campaign $campaign ): string {
		return $this->view->render( 'admin-campaign', [
			'change'  => SubscriberFormHandler::url( CampaignFormHandler::CHANGE ),
			'from'    => (string) get_option( 'woocommerce_email_from_address', '' ) ?: (string) get_option( 'admin_email' ),
			'campaign' => $campaign,
			'email'   => $this->email->write(
				$campaign->content->subject,
				CampaignBody::fromStored( $campaign->content->html, $campaign->content->text ),
				$campaign->post,
				CampaignEmail::nobody()
			),
			'names'   => $this->names(),
			'step'    => http_build_query( [
				'action'   => CampaignFormHandler::STEP,
				'letter'   => $campaign->id,
				'_wpnonce' => wp_create_nonce( SubscriberFormHandler::NONCE ),
			] ),
			'isMoving' => $campaign->isMoving(),
			'troubled' => $this->campaigns->troubledSendings( $campaign->id ),
		] );
	}

	/** @return array<int, string> Of lists, with that of all. */
	private function names(): array {
		return [ 0 => __( 'Everyone who’s subscribed', 'marketday' ) ] + $this->lists->names();
	}

	/** @return array<int, string> Titles of the newest, by id. */
	private static function posts(): array {
		$posts = get_posts( [
			'numberposts'  => self::MOST,
			'post_status'  => 'publish',
			'has_password' => false,
		] );
		$titles = [];
		foreach ( array_filter( $posts, CampaignPlan::isOffered( ... ) ) as $post ) {
			$titles[ $post->ID ] = get_the_title( $post );
		}
		return $titles;
	}

	private static function requestParameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- chooses what is shown, changes nothing.
		return is_string( $value ) ? TextLine::of( wp_unslash( $value ) ) : '';
	}
}
