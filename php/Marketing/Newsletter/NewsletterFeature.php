<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Upkeep;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;
use Marketday\Marketing\Newsletter\Admin\BulkActions;
use Marketday\Marketing\Newsletter\Admin\CampaignFormHandler;
use Marketday\Marketing\Newsletter\Admin\CampaignsScreen;
use Marketday\Marketing\Newsletter\Admin\GrowthReport;
use Marketday\Marketing\Newsletter\Admin\ListsEndpoint;
use Marketday\Marketing\Newsletter\Admin\MailPoetMove;
use Marketday\Marketing\Newsletter\Admin\SubscriberCsv;
use Marketday\Marketing\Newsletter\Admin\SubscriberEndpoint;
use Marketday\Marketing\Newsletter\Admin\SubscriberFormHandler;
use Marketday\Marketing\Newsletter\Admin\SubscriberImport;
use Marketday\Marketing\Newsletter\Admin\SubscriberImportJob;
use Marketday\Marketing\Newsletter\Admin\SubscriberRows;
use Marketday\Marketing\Newsletter\Admin\SubscribersScreen;
use Marketday\Marketing\Newsletter\Campaigns\CampaignEmail;
use Marketday\Marketing\Newsletter\Campaigns\CampaignJob;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Emails\EmailLimit;
use Marketday\Marketing\Newsletter\Emails\SubscriptionEmails;
use Marketday\Marketing\Newsletter\Form\FieldBlock;
use Marketday\Marketing\Newsletter\Form\FieldNames;
use Marketday\Marketing\Newsletter\Form\FormBlock;
use Marketday\Marketing\Newsletter\Form\FormReader;
use Marketday\Marketing\Newsletter\Form\Patterns;
use Marketday\Marketing\Newsletter\Form\Placement;
use Marketday\Marketing\Newsletter\Form\SubmittedForm;
use Marketday\Marketing\Newsletter\Manage\ManageBlock;
use Marketday\Marketing\Newsletter\Manage\ManageFormHandler;
use Marketday\Marketing\Newsletter\Manage\ProvenAddress;
use Marketday\Marketing\Newsletter\Providers\Deliveries;
use Marketday\Marketing\Newsletter\Providers\MailPoet;
use Marketday\Marketing\Newsletter\Providers\Mirror;
use Marketday\Marketing\Newsletter\Providers\Webhook;
use Marketday\Marketing\Newsletter\Subscribe\FormToken;
use Marketday\Marketing\Newsletter\Subscribe\Purge;
use Marketday\Marketing\Newsletter\Subscribe\SubscribeEndpoint;
use Marketday\Marketing\Newsletter\Subscribe\SubscribersEndpoint;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\SubscriberData;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Visitors subscribe to letters, confirm by mail, change what they get and leave again. It needs no shop. */
#[LoadsIf( 'page:' . SubscriptionPage::OPTION, 'template_redirect', 'wp_robots' )]
#[LoadsIf( 'is:marketday_activated=pending', 'init' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class NewsletterFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {}

	public function register(): void {
		CookieRegistry::add( 'popup_form_dismissed_*', Purpose::Functional, 182 * DAY_IN_SECONDS, static fn (): string => __( 'The visitor has closed a sign-up form, or has subscribed.', 'marketday' ) );
		$jobs        = $this->engine->jobs();
		$subscribers = new Subscribers( $this->clock );
		$lists       = new Lists();
		$page        = new SubscriptionPage();
		$page->register();
		$consents    = new Consents( $this->clock );
		$links       = new Links( $subscribers, $consents, $page );
		$limit       = new EmailLimit( $this->clock );
		$outbox      = $this->engine->outbox();
		$emails      = new SubscriptionEmails( $subscribers, $lists, $links, $limit, $outbox );
		$purge       = new Purge( $subscribers, $limit, $jobs, $this->clock );
		$options     = new Options();
		$attempt     = new SubmittedForm();
		$names       = new FieldNames();
		$view        = new View( __DIR__ . '/views' );
		$subscribing = new Subscription( new FormReader( $lists ), $subscribers, $consents, $emails, $purge, $options, $this->clock );

		$options->register();
		$mailPoet = new MailPoet();
		( new Mirror( $mailPoet, $subscribers, $subscribing, $outbox ) )->register();
		( new Deliveries( [ $mailPoet, new Webhook( $options, new HttpClient( 10.0, 1 ) ) ], $jobs, new AfterResponse(), $this->clock ) )->register();
		ProvenAddress::register();
		( new CheckoutConsent( $options, $subscribing ) )->register();
		( new ConsentFormHandler( $options, $subscribers, $subscribing, $page ) )->register( $this->routes );
		( new SubscribeEndpoint( $subscribing, $attempt ) )->addTo( $this->routes );
		( new SubscribersEndpoint( $subscribing, $options ) )->addTo( $this->routes );
		( new ManageFormHandler( $subscribing, $subscribers, $lists, $emails, $links, $page ) )->addTo( $this->routes );
		$placement = new Placement( $this->engine->settings(), $page );
		$this->blocks->add( 'newsletter-form', ( new FormBlock( $options, $placement, $attempt, $names, $view ) )->render( ... ) );
		$this->blocks->add( 'newsletter-field', ( new FieldBlock( $lists, $attempt, $names, $view ) )->render( ... ) );
		$this->blocks->add( 'newsletter-manage', ( new ManageBlock( $subscribers, $lists, $links, $page, $view ) )->render( ... ) );
		$campaigns = new Campaigns( $this->clock );
		$email    = new CampaignEmail( $links );
		$job     = new CampaignJob( $campaigns, $email, $subscribers, $links, $options, $jobs, $outbox );
		$job->register();
		( new CampaignFormHandler( $campaigns, $email, $job, $lists, $subscribers ) )->addTo( $this->routes );
		add_action( 'admin_menu', ( new CampaignsScreen( $campaigns, $email, $lists, $view ) )->addToMenu( ... ) );
		add_filter( 'post_row_actions', [ CampaignsScreen::class, 'addRowAction' ], 10, 2 );
		Upkeep::add( static fn () => $campaigns->forgetOld() );
		( new SubscriberData( $subscribers, $consents, $lists, $campaigns ) )->register();
		$csv   = new SubscriberCsv( $subscribers, $lists );
		$actions = new BulkActions( $subscribers, $subscribing, $lists );
		$import = new SubscriberImport( $subscribers, $this->clock, $lists );
		$importing = new SubscriberImportJob( $import, $jobs );
		$importing->register();
		( new SubscriberFormHandler( $actions, $lists, $import, $importing, $csv ) )->addTo( $this->routes );
		$rows = new SubscriberRows( $subscribers );
		( new SubscriberEndpoint( $subscribers, $consents, $rows, $actions, $csv ) )->addTo( $this->routes );
		$this->blocks->addPart( SubscribersScreen::PART, [ 'wp-components' ] );
		$this->blocks->addPart( CheckoutConsent::PART );
		$this->routes->add( ( new ListsEndpoint( $lists ) )->route() );
		$growth = new GrowthReport( $this->clock );
		Reports::add( 'newsletter', 90, static fn (): GrowthReport => $growth );
		add_filter( 'marketday_home_figures', static fn ( array $figures ): array => [ ...$figures, $growth->figure() ], 40 );
		$move = new MailPoetMove( $subscribers, $lists, $jobs, $this->clock );
		$move->register( $this->routes );
		add_action( 'admin_menu', ( new SubscribersScreen( $rows, $lists, $view, $move ) )->addToMenu( ... ) );
		DrawingSetup::addPatterns( Patterns::register( ... ) );
		add_filter( 'render_block_marketday/newsletter-form', fn ( string $html ): string => $this->nameScript( 'form', $html ) );
		add_filter( 'render_block_marketday/newsletter-manage', fn ( string $html ): string => $this->nameScript( 'manage', $html ) );
		$emails->register();
		$purge->register();
		OwnTables::add( static fn (): array => [ ...Tables::all(), Deliveries::ownTable() ] );
		add_action( 'template_redirect', $page->sendHeaders( ... ), 0 );
		add_filter( 'wp_robots', $page->robots( ... ) );
		add_filter( 'wp_refresh_nonces', static fn ( array $response ): array => [ 'marketday_token' => FormToken::create() ] + $response );
	}

	/** Names the folder in which the script finds what it loads later: the page's configuration comes with scripts of the shop, which a form does without. */
	private function nameScript( string $block, string $html ): string {
		$handle = "marketday-newsletter-{$block}-view-script";
		if ( false === wp_scripts()->get_data( $handle, 'before' ) ) {
			wp_add_inline_script(
				$handle,
				'window.marketdayPage??='
					. wp_json_encode( [ 'scriptsUrl' => plugins_url( 'build/', dirname( __DIR__, 2 ) ) ], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
					. ';',
				'before'
			);
		}
		return $html;
	}
}
