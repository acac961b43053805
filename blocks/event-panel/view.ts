import { registerPlugin } from '@wordpress/plugins';

import { EventPanel } from './event-panel';

import './style.scss';

registerPlugin( 'marketday-event', { render: EventPanel } );
