import { describeTwins } from '../../../tests/twin';
import { CardOptions } from './card-options';

describeTwins( 'card-options', CardOptions );
